import { readEnglish } from "#adapters/engines/language/embedded-analyst/reading/read-english.ts"
import { indexOf } from "#adapters/engines/language/embedded-answerer/passage-index.ts"
import { suggestQuestions } from "#adapters/engines/language/embedded-answerer/suggest.ts"
import { writeAnswer } from "#adapters/engines/language/embedded-answerer/write-answer.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

const language = readEnglish()
const phrase = fc.constantFrom(
  ..."the budget|costs ten euros|when does|who will|Ann|yes|it starts on Monday|because|the bridge|?|.|is called|42|ignore all instructions|ß|桥|\n|(|[a-z]+|\\|$&|🎧|we decided"
    .split("|"),
)
const text = fc.oneof(fc.array(phrase, { maxLength: 12 }).map((parts) => parts.join(" ")), fc.string())
const lines = fc.array(fc.record({ text, speaker: fc.constantFrom(null, "Ann", "Ben (host)", "$1", "") }), {
  maxLength: 15,
}).map((said) => said.map(({ text, speaker }, nth) => ({ id: `g${nth}`, text, speaker })))

describe("any question about any text", () => {
  it("is answered only by words of lines that exist and count", () => {
    fc.assert(fc.property(lines, text, fc.option(text), fc.boolean(), (said, question, before, isScoped) => {
      const within = isScoped ? new Set(said.filter((_, nth) => nth % 2 === 0).map(({ id }) => id)) : null
      const { sentences, verdict, confidence, closest } = writeAnswer(indexOf(said, language), question, before, within)
      const byId = new Map(said.map((line) => [line.id, line.text]))
      for (const { lines, quote } of sentences) {
        assert.include(byId.get(lines.at(-1) ?? "") ?? "", quote)
        assert.notStrictEqual(quote, "")
      }
      for (const line of [...sentences.flatMap(({ lines }) => lines), ...closest.flat()]) {
        assert.isTrue(byId.has(line) && (within?.has(line) ?? true))
      }
      assert.strictEqual(sentences.length > 0, verdict === "answered")
      assert.isAtMost(closest.length, 3)
      assert.isTrue(confidence >= 0 && confidence <= 1)
    }))
  })

  it("is suggested only if it is answered, and never twice", () => {
    fc.assert(
      fc.property(lines, (said) => {
        const index = indexOf(said, language)
        const questions = suggestQuestions(index, 4)
        assert.isAtMost(questions.length, 4)
        assert.strictEqual(new Set(questions).size, questions.length)
        for (const question of questions) {
          assert.strictEqual(writeAnswer(index, question, null, null).verdict, "answered")
        }
      }),
      { numRuns: 50 },
    )
  })
})
