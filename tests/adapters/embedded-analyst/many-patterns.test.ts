import { english } from "#adapters/embedded-analyst/english.ts"
import { assert, describe, it } from "@effect/vitest"
import { setFlagsFromString } from "node:v8"
import { afterAll, beforeAll } from "vitest"

/** As V8 compiles patterns once a process has compiled many: English duties are looked for with new ones for each file. */
beforeAll(() => setFlagsFromString("--no-regexp-optimization"))
afterAll(() => setFlagsFromString("--regexp-optimization"))

describe("English duties in a process that has compiled many patterns", () => {
  const language = english()
  it.each([
    ["Send Anna the list.", "Send Anna the list | null"],
    ["Book the room for Tuesday, Tom.", "Book the room | Tom"],
    ["Tom will send the report by Friday.", "Send the report | Tom"],
    ["Zelda, please call Anna.", "Call Anna | Zelda"],
    ["The marketing team will update the website.", "Update the website | Marketing team"],
  ])("are found: %s", (sentence, expected) => {
    const duties = language.duties(sentence, "Ann", ["Ann", "Zelda"]).map(({ text, owner }) => `${text} | ${owner}`)
    assert.deepStrictEqual(duties, [expected])
  })
})
