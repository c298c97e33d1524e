import type { AnswerRequest, Conclusion, DraftSentence } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Stream } from "effect"
import { aQuestion } from "../support/asking/a-question.ts"
import { behavesOn } from "../support/behaves.ts"

const asked = Effect.fnUntraced(function*(request: AnswerRequest) {
  const answerer = yield* Answerer
  const parts = yield* Stream.runCollect(answerer.answer(request))
  const sentences = parts.filter((part): part is DraftSentence => part._tag === "Sentence")
  const conclusions = parts.filter((part): part is Conclusion => part._tag === "Conclusion")
  assert.lengthOf(conclusions, 1)
  assert.strictEqual(parts.at(-1)?._tag, "Conclusion")
  return { sentences, conclusion: conclusions[0] }
})

const empty = aQuestion("What does the warehouse cost?", {
  text: { ...aQuestion("").text, revision: 2, lines: [], speakers: [] },
})

/** What every Answerer must do. */
export const answererContract = (name: string, layer: Layer.Layer<Answerer>): void => {
  describe(`Answerer: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "answers by sentences that name lines, then concludes once",
      Effect.gen(function*() {
        const { sentences, conclusion } = yield* asked(aQuestion("What is the budget for the new warehouse?"))
        assert.strictEqual(conclusion?.verdict, "answered")
        assert.isTrue(sentences.some(({ segments }) => segments.includes(SegmentId.make("g2"))))
        for (const { text, quote } of sentences) {
          assert.notStrictEqual(text.trim(), "")
          assert.notStrictEqual(quote?.trim(), "")
        }
      }),
    )

    behaves(
      "says that something is not said, and shows at most three moments that are closest",
      Effect.gen(function*() {
        const { conclusion } = yield* asked(aQuestion("Which mushroom grows beneath the volcano?"))
        assert.notStrictEqual(conclusion?.verdict, "answered")
        assert.isAtMost(conclusion?.closest.length ?? 0, 3)
      }),
    )

    behaves(
      "stays within the lines it may cite",
      Effect.gen(function*() {
        const within = new Set(["g5", "g6", "g7"].map((id) => SegmentId.make(id)))
        const { sentences, conclusion } = yield* asked(
          aQuestion("What is the budget for the new warehouse?", { within }),
        )
        const cited = [...sentences.flatMap(({ segments }) => segments), ...conclusion?.closest.flat() ?? []]
        assert.isTrue(cited.every((id) => within.has(id)))
      }),
    )

    behaves(
      "has nothing to say about an empty text",
      Effect.gen(function*() {
        const { sentences, conclusion } = yield* asked(empty)
        assert.deepStrictEqual(sentences, [])
        assert.strictEqual(conclusion?.verdict, "notSaid")
        assert.deepStrictEqual(yield* (yield* Answerer).suggest(empty.text, "en", 3), [])
      }),
    )

    behaves(
      "suggests at most as many questions as asked for, all of which it answers",
      Effect.gen(function*() {
        const suggested = yield* (yield* Answerer).suggest(aQuestion("").text, "en", 3)
        assert.isAtMost(suggested.length, 3)
        for (const question of suggested) {
          assert.strictEqual((yield* asked(aQuestion(question))).conclusion?.verdict, "answered", question)
        }
      }),
    )
  })
}
