import { parseQuery, QueryText } from "#domain/task/search-query.ts"
import { Schema } from "effect"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const nothing = { words: "", phrases: [], speakers: [], tags: [], after: null, before: null, hasWrongDate: false }
const parsed = (text: string) => {
  const query = parseQuery(text)
  return { ...query, words: query.words.replaceAll(/\s+/g, " ").trim() }
}

describe("a search query", () => {
  it("has phrases, speakers and dates beside its words, in any order", () => {
    assert.deepStrictEqual(
      parsed(
        'budget "exact words" speaker:Ann speaker:"Bob Lee" tag:client tag:"Q 3" after:2026-11-01 before:2026-12-01 small',
      ),
      {
        words: "budget small",
        phrases: ["exact words"],
        speakers: ["Ann", "Bob Lee"],
        tags: ["client", "Q 3"],
        after: "2026-11-01",
        before: "2026-12-01",
        hasWrongDate: false,
      },
    )
    assert.deepStrictEqual(parsed("SPEAKER:Ann"), { ...nothing, speakers: ["Ann"] })
  })

  it("takes the quotes and colons that people's keyboards have", () => {
    assert.deepStrictEqual(parsed("“exact words” „so nicht“"), { ...nothing, phrases: ["exact words", "so nicht"] })
    assert.deepStrictEqual(parsed("speaker：“小 明”"), { ...nothing, speakers: ["小 明"] })
  })

  it("reads as words what is no operator", () => {
    for (
      const text of [
        "from:ann",
        "note: x",
        "speakers:ann",
        "my.speaker:ann",
        '"open',
        'a"b"',
        "re:before:x",
        "speaker: x",
      ]
    ) assert.deepStrictEqual(parsed(text), { ...nothing, words: text })
  })

  it("is whole without an operator that is still being typed", () => {
    for (const text of ["budget speaker:", "budget before:", 'budget ""', 'budget speaker:""']) {
      assert.deepStrictEqual(parsed(text), { ...nothing, words: "budget" })
    }
  })

  it("takes the narrowest of several days, and refuses what is none", () => {
    const days = "after:2026-11-01 after:2026-11-03 before:2026-11-09 before:2026-11-05"
    assert.deepInclude(parsed(days), { after: "2026-11-03", before: "2026-11-05" })
    for (const text of ["before:yesterday", "after:2026-02-30", "x before:2026-11", "after:2026-11-01 after:1"]) {
      assert.isTrue(parseQuery(text).hasWrongDate, text)
      assert.isFalse(Schema.is(QueryText)(text), text)
    }
    assert.isTrue(Schema.is(QueryText)("before:2026-11-01"))
  })

  const piece = fc.oneof(
    fc.constantFrom('"', "“", "”", "speaker:", "before:", "after:", ":", " ", "2026-11-01", "Ann", "\u3000", "\n"),
    fc.string({ unit: "binary" }),
  )
  const anyText = fc.array(piece).map((pieces) => pieces.join(""))

  it("is any text, whatever it holds", () =>
    fc.assert(fc.property(anyText, (text) => {
      const { phrases, speakers, words } = parseQuery(text)
      for (const value of [...phrases, ...speakers]) {
        assert.notStrictEqual(value.trim(), "")
        assert.include(text, value)
      }
      assert.isAtMost(words.length, text.length)
    })))

  it("without operators is its words, unchanged", () =>
    fc.assert(fc.property(
      anyText.filter((text) => !/["“”„]|(speaker|tag|before|after)[:：]/iu.test(text)),
      (text) => assert.deepStrictEqual(parseQuery(text), { ...nothing, words: text }),
    )))
})
