import { speakerName } from "#web/entities/transcript/speaker-name.ts"
import { assert, describe, it } from "vitest"

const inGerman = (_: "task.speaker", values = {}) => `Sprecher ${Object.values(values).join("")}`

describe("the name of a speaker", () => {
  it("is in the reader's language until someone gives one", () =>
    assert.deepStrictEqual(["Speaker 1", "Speaker 12"].map((name) => speakerName(name, inGerman)), [
      "Sprecher 1",
      "Sprecher 12",
    ]))

  it("stays as given", () =>
    assert.deepStrictEqual(["Ann", "Speaker", "Speaker 1 (Ann)"].map((name) => speakerName(name, inGerman)), [
      "Ann",
      "Speaker",
      "Speaker 1 (Ann)",
    ]))

  it("is empty if nobody knows who it was", () => assert.strictEqual(speakerName(null, inGerman), ""))
})
