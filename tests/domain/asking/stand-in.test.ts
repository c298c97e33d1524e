import type { DraftPart } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { AnswererFailed } from "#domain/asking/errors.ts"
import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { taskId } from "#tests/support/a-task.ts"
import { askedBy, asks, conclusion, question, sentence, trueSentence } from "#tests/support/asking/an-asked-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"

const busy = new AnswererFailed({ reason: "rate-limited", detail: "429" })
const quote = sentence("The budget for the new warehouse is 400,000 euros.", "g2")

/** A model that writes this, and the built-in answerer behind it. */
const modelThat = (writes: Stream.Stream<DraftPart, AnswererFailed>) =>
  Layer.succeed(Answerer, {
    name: "model",
    prepare: () => Effect.void,
    answer: () => writes,
    suggest: () => Effect.fail(busy),
    standIn: {
      name: "embedded",
      answer: () => Stream.make(quote, conclusion),
      suggest: () => Effect.succeed([]),
    },
  })

describe("a question that the model does not answer", () => {
  it.effect.each<readonly [string, Stream.Stream<DraftPart, AnswererFailed>, AnswererFailed["reason"]]>([
    ["a busy service", Stream.fail(busy), "rate-limited"],
    ["an answer that ends at once", Stream.empty, "unreadable-answer"],
  ])("is answered by quotes, and says why: %s", ([, writes, failure]) =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const parts = yield* asks()
        assert.deepStrictEqual(parts.map(({ kind }) => kind), ["started", "delta", "citation", "done"])
        assert.deepInclude(parts.at(-1), { engine: "embedded", failure, verdict: "answered" })
        const { messages } = yield* getHistory.run({ taskId: taskId(1) })
        assert.deepInclude(messages[1], { engine: "embedded", failure })
      }).pipe(Effect.provide(modelThat(writes))),
    ))

  it.effect("keeps what it has said before it failed", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const parts = yield* asks()
        assert.deepStrictEqual(parts.map(({ kind }) => kind), ["started", "delta", "citation", "done"])
        assert.deepInclude(parts.at(-1), { engine: "model", failure: "rate-limited", verdict: "answered" })
      }).pipe(Effect.provide(modelThat(Stream.concat(Stream.make(trueSentence), Stream.fail(busy))))),
    ))

  it.effect("is answered by quotes from the library, too", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const parts = yield* Stream.runCollect(askLibrary.stream({ question }))
        assert.deepInclude(parts.at(-1), { engine: "embedded", failure: "rate-limited", verdict: "answered" })
      }).pipe(Effect.provide(modelThat(Stream.fail(busy)))),
    ))

  it.effect("says nothing of the kind when it is answered", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        assert.deepInclude((yield* asks()).at(-1), { engine: "model", failure: null })
      }).pipe(Effect.provide(modelThat(Stream.make(trueSentence, conclusion)))),
    ))
})
