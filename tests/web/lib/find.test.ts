import { findIn } from "#web/lib/find.ts"
import { fold } from "#web/lib/fold.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const found = (text: string, wanted: string): ReadonlyArray<string> => {
  const { froms, tos } = findIn([text], wanted)
  return froms.map((from, at) => text.slice(from, tos[at]))
}

describe("finding text", () => {
  it("ignores case, accents and width", () => {
    assert.deepStrictEqual(found("Café CAFE cafe\u0301 ｃａｆｅ", "café"), ["Café", "CAFE", "cafe\u0301", "ｃａｆｅ"])
    assert.deepStrictEqual(found("Überraschung", "uber"), ["Über"])
    assert.deepStrictEqual(found("İstanbul", "istanbul"), ["İstanbul"])
  })

  it("finds Chinese, Japanese and Korean, and distinguishes different letters", () => {
    assert.deepStrictEqual(found("我们下周讨论预算。", "预算"), ["预算"])
    assert.deepStrictEqual(found("会議はがんばる", "がん"), ["がん"])
    assert.deepStrictEqual(found("会議はがんばる", "かん"), [])
    assert.deepStrictEqual(found("회의를 시작", "회의"), ["회의"])
  })

  it("searches all lines except those left out, and finds nothing for an empty text", () => {
    const texts = ["one two", "two", "one"]
    assert.deepStrictEqual(findIn(texts, "two").lines, [0, 1])
    assert.deepStrictEqual(findIn(texts, "two", (line) => line > 0).lines, [1])
    assert.deepStrictEqual(findIn(texts, "  ").lines, [])
  })

  it("finds a letter whose accent stands apart, unless both are a letter of its own", () => {
    assert.deepStrictEqual(found("cafe\u0301", "cafe"), ["cafe\u0301"])
    assert.deepStrictEqual(found("\u0433\u0301", "\u0433"), [])
    assert.deepStrictEqual(found("\u0433\u0301", "\u0453"), ["\u0433\u0301"])
  })

  it("finds any part of any text at its position", () =>
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(), (text, a, b) => {
      const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      const wanted = letters.slice(a % (letters.length + 1), b % (letters.length + 1)).join("")
      fc.pre(fold(wanted.trim()).text !== "")
      const hits = found(text, wanted)
      assert.isNotEmpty(hits)
      for (const hit of hits) assert.strictEqual(fold(hit).text, fold(wanted.trim()).text)
    })))
})
