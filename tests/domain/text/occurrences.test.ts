import { occurrences, replacements } from "#domain/text/occurrences.ts"
import { findIn } from "#web/lib/find.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const found = (text: string, wanted: string, more = {}) =>
  occurrences(text, { text: wanted, matchCase: false, wholeWord: false, ...more }).map(({ from, to }) =>
    text.slice(from, to)
  )

const letters = [
  ...Array.from("aAáb ｂß-ёеиЙσς"),
  ...Array.from("אשאبةهأا"),
  "a\u0301",
  "и\u0306",
  "ש\u05B8",
  "ا\u0654",
  "ب\u064E",
  "\u00AD",
  "\u200B",
]

describe("occurrences of a text", () => {
  it("match whatever their case and accents, unless they must", () => {
    assert.deepStrictEqual(found("Café, cafe, CAFÉ", "cafe"), ["Café", "cafe", "CAFÉ"])
    assert.deepStrictEqual(found("Café, cafe, CAFÉ", "cafe", { matchCase: true }), ["cafe"])
  })

  it.each([
    ["Αθήνα, ΑΘΗΝΑ", "αθηνα", ["Αθήνα", "ΑΘΗΝΑ"]],
    ["Οδυσσεύς", "ΟΔΥΣΣΕΥΣ", ["Οδυσσεύς"]],
    ["ёлка и елка", "елка", ["ёлка", "елка"]],
    ["за\u0301мок", "замок", ["за\u0301мок"]],
    ["мой и мои и мои\u0306", "мои", ["мои"]],
    ["мой и мои и мои\u0306", "мой", ["мой", "мои\u0306"]],
    ["أَحْمَد", "احمد", ["أَحْمَد"]],
    ["احمد", "أَحْمَد", ["احمد"]],
    ["مدرسة", "مدرسه", ["مدرسة"]],
    ["مـــدرسة", "مدرسة", ["مـــدرسة"]],
    ["علی", "علي", ["علی"]],
    ["می\u200Cخواهم", "میخواهم", ["می\u200Cخواهم"]],
    ["שָׁלוֹם", "שלום", ["שָׁלוֹם"]],
    ["soft\u00ADware", "software", ["soft\u00ADware"]],
    ["send an e-mail or email", "email", ["e-mail", "email"]],
    ["email", "e-mail", ["email"]],
    ["a - b", "-", ["-"]],
  ])("match in every script, without what may be left out: %s", (text, wanted, hits) => {
    assert.deepStrictEqual(found(text, wanted), hits)
    const { froms, tos } = findIn([text], wanted)
    assert.deepStrictEqual(froms.map((from, at) => text.slice(from, tos[at])), hits)
  })

  it("see no soft hyphen, not even where case matters", () =>
    assert.deepStrictEqual(found("soft\u00ADware", "software", { matchCase: true }), ["soft\u00ADware"]))

  it("can be whole words only", () => {
    assert.deepStrictEqual(found("Ann's annual plan, Ann", "ann", { wholeWord: true }), ["Ann", "Ann"])
    assert.deepStrictEqual(found("aaa aa", "aa", { wholeWord: true }), ["aa"])
  })

  it("are those that the page finds and counts", () => {
    const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 })
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
