import { passagesOf } from "#domain/meaning/passages.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

const words = (count: number): string => Array.from({ length: count }, (_, n) => `word${n % 10}`).join(" ")
const linesIn = (lines: ReadonlyArray<string>) =>
  passagesOf(aTranscript(lines).segments).map((passage) => passage.lines.join(" "))

describe("passagesOf", () => {
  it("joins lines until there are about 200 tokens", () => {
    const lines = Array.from({ length: 10 }, () => `Ada: ${words(40)}`)
    assert.deepStrictEqual(linesIn(lines), ["g1 g2 g3", "g4 g5 g6", "g7 g8 g9", "g10"])
  })

  it("ends with what a speaker says, once there is enough", () => {
    assert.deepStrictEqual(
      linesIn([`Ada: ${words(40)}`, `Ada: ${words(40)}`, `Ben: ${words(10)}`, `Ada: ${words(10)}`]),
      ["g1 g2", "g3 g4"],
    )
  })

  it("leaves a long line whole, and counts characters where there are no spaces", () => {
    assert.deepStrictEqual(linesIn(["Ada: Well", `Ben: ${words(400)}`, "Ada: Yes"]), ["g1", "g2", "g3"])
    const chinese = `Ada: ${"我们讨论了仓库的预算".repeat(12)}`
    assert.deepStrictEqual(linesIn([chinese, chinese]), ["g1", "g2"])
  })

  it("reads only the beginning of a line of many pages", () => {
    const [passage] = passagesOf(aTranscript([words(10_000)]).segments)
    assert.strictEqual(passage?.text.length, 4000)
  })

  it.prop("has each line with words in it once, in order", [Schema.Array(Schema.String)], ([texts]) => {
    const { segments } = aTranscript(texts)
    assert.deepStrictEqual(
      passagesOf(segments).flatMap(({ lines }) => lines),
      segments.filter(({ text }) => text.trim() !== "").map(({ id }) => id),
    )
  })
})
