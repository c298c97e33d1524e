import { occurrences, replacements } from "#domain/text/occurrences.ts"
import { findIn } from "#web/lib/find.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const found = (text: string, wanted: string, more = {}) =>
  occurrences(text, { text: wanted, matchCase: false, wholeWord: false, ...more }).map(({ from, to }) =>
    text.slice(from, to)
  )

describe("occurrences of a text", () => {
  it("match whatever their case and accents, unless they must", () => {
    assert.deepStrictEqual(found("Café, cafe, CAFÉ", "cafe"), ["Café", "cafe", "CAFÉ"])
    assert.deepStrictEqual(found("Café, cafe, CAFÉ", "cafe", { matchCase: true }), ["cafe"])
  })

  it("can be whole words only", () => {
    assert.deepStrictEqual(found("Ann's annual plan, Ann", "ann", { wholeWord: true }), ["Ann", "Ann"])
    assert.deepStrictEqual(found("aaa aa", "aa", { wholeWord: true }), ["aa"])
  })

  it("are those that the page finds and counts", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "A", "á", "a\u0301", "b", " ", "ｂ", "ß"), maxLength: 20 })
    fc.assert(fc.property(text, text, fc.boolean(), fc.boolean(), (hay, needle, matchCase, wholeWord) => {
      const hits = findIn([hay], needle, () => true, { matchCase, wholeWord })
      assert.deepStrictEqual(
        occurrences(hay, { text: needle, matchCase, wholeWord }),
        hits.froms.map((from, at) => ({ from, to: hits.tos[at] ?? 0 })),
      )
    }))
  })

  it("are replaced step by step", () => {
    const wanted = { text: "o", matchCase: false, wholeWord: false }
    assert.deepStrictEqual(replacements("one two", wanted, "0"), ["one tw0", "0ne tw0"])
  })
})
