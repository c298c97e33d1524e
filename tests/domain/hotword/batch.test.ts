import { judgeLines } from "#domain/hotword/batch.ts"
import { hotwordKeyOf, hotwordsPerAccount, tidyHotword } from "#domain/hotword/hotword.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const line = fc.oneof(
  fc.constantFrom("", "  ", "Kysely", "KYSELY", "ｋｙｓｅｌｙ", "量子计算", "one two three four five six seven eight"),
  fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.replaceAll(/[\r\n]/g, " ")),
)

describe("a batch of hotwords", () => {
  it("has a language and a verdict for each line", () => {
    const text =
      "Kysely\r\n\n  Effect   4 \n量子计算\none two three four five six seven eight\n一二三四五六七八九十一二三四五六\nkysely"
    const { usable, known, refused } = judgeLines(text, undefined, [{ text: "EFFECT 4" }])
    assert.deepStrictEqual(usable, [{ text: "Kysely", language: "en" }, { text: "量子计算", language: "zh" }])
    assert.strictEqual(known, 2)
    assert.deepStrictEqual(refused.map(({ line: nth, issue }) => [nth, issue.rule]), [[5, "hotword"], [6, "hotword"]])
  })

  it("is judged by the language it was given", () => {
    assert.deepStrictEqual(judgeLines("API\n会议", "en", []).refused.map(({ text }) => text), ["会议"])
    assert.deepStrictEqual(judgeLines("API\n会议", "zh", []).usable.length, 2)
  })

  it("loses no line, repeats no word, and never exceeds the limit", () => {
    const existing = fc.nat({ max: hotwordsPerAccount }).map((count) =>
      Array.from({ length: count }, (_, nth) => ({ text: `word ${nth}` }))
    )
    fc.assert(fc.property(fc.array(line, { maxLength: 40 }), existing, (lines, before) => {
      const { usable, known, refused } = judgeLines(lines.join("\n"), undefined, before)
      const filled = lines.flatMap((one) => one.split(/\r\n|\r|\n/u)).filter((one) => tidyHotword(one) !== "")
      assert.strictEqual(usable.length + known + refused.length, filled.length)
      assert.isAtMost(before.length + usable.length, hotwordsPerAccount)
      const keys = [...before, ...usable].map(({ text }) => hotwordKeyOf(text))
      assert.strictEqual(new Set(keys).size, keys.length)
    }))
  })
})
