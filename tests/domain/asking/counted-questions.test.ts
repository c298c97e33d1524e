import type { DraftPart } from "#domain/asking/answer.ts"
import { AnswererFailed } from "#domain/asking/errors.ts"
import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { getLibraryHistory } from "#domain/asking/use-cases/get-library-history.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { refusal } from "#tests/support/a-scene.ts"
import { taskId } from "#tests/support/a-task.ts"
import {
  answering,
  askedBy,
  asks,
  conclusion,
  falseSentence,
  question,
  stopsAfterOneSentence,
} from "#tests/support/asking/an-asked-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

const cut = new AnswererFailed({ reason: "remote-error", detail: "the connection failed" })
const history = getHistory.run({ taskId: taskId(1) })
const nothingSaid: DraftPart = { _tag: "Conclusion", verdict: "notSaid", confidence: null, closest: [], followUps: [] }
const turns = (count: number) => Array.from({ length: count }, () => ["question", "answer"]).flat()

describe("a free account", () => {
  it.effect("has five questions a month, and is told how many are left", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        for (const left of [4, 3, 2, 1, 0]) {
          yield* asks()
          assert.strictEqual((yield* history).questionsLeft, left)
        }
        const refused = yield* Effect.flip(asks())
        assert.strictEqual(refused._tag, "QuestionLimitReached")
        assert.include(refused.message, "usage limit reached")
        assert.deepInclude(refused, { feature: { code: 20007, name: "ASK_AI" } })
      }),
    ))

  it.effect("asks once with the same key: the newer answer takes the place of the one that was cut", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        const key = { idempotencyKey: "a7" }
        yield* asks()
        yield* stopsAfterOneSentence(key)
        assert.isTrue((yield* history).messages[3]?.isStopped)
        yield* asks(key)
        yield* asks({ ...key, question: "And the roof?" })
        yield* Effect.provide(Effect.exit(asks(key)), answering(() => Stream.fail(cut)))
        const { messages, questionsLeft } = yield* history
        assert.deepStrictEqual(messages.map(({ role }) => role), turns(3))
        assert.isFalse(messages.some(({ isStopped }) => isStopped))
        assert.deepStrictEqual(messages.map(({ text }) => text).filter((_, at) => at % 2 === 0), [
          question,
          question,
          "And the roof?",
        ])
        assert.strictEqual(questionsLeft, 2)
      }),
    ))

  it.effect("asks another question with the same key when it is about other lines", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        yield* asks({ idempotencyKey: "a7" })
        yield* asks({ idempotencyKey: "a7", lastMinutes: 5 })
        yield* asks({ idempotencyKey: "a7", lines: [SegmentId.make("g2")] })
        assert.deepStrictEqual([(yield* history).messages.length, (yield* history).questionsLeft], [6, 2])
      }),
    ))

  it.effect("does not pay for a question about which nothing was said", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        const notSaid = answering(() => Stream.make(nothingSaid))
        yield* Effect.provide(asks(), notSaid)
        assert.strictEqual((yield* history).questionsLeft, 5)
        yield* Effect.provide(asks(), answering(() => Stream.make(falseSentence, conclusion)))
        assert.strictEqual((yield* history).questionsLeft, 5)
        yield* asks()
        assert.strictEqual((yield* history).questionsLeft, 4)
        yield* Stream.runCollect(askLibrary.stream({ question: "Who feeds the giraffe?" }))
        const { questionsLeft } = yield* getLibraryHistory.run({})
        assert.strictEqual(questionsLeft, 4)
      }),
    ))

  it.effect("may send its fifth question again", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        for (const nth of [1, 2, 3, 4, 5]) yield* asks({ idempotencyKey: `q${nth}` })
        yield* asks({ idempotencyKey: "q5" })
        assert.strictEqual(yield* refusal(asks({ idempotencyKey: "q6" })), "QuestionLimitReached")
      }),
    ))

  it.effect("cannot get a sixth by asking in several tabs at once", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        const asked = yield* Effect.all(Array.from({ length: 8 }, () => Effect.exit(asks())), {
          concurrency: "unbounded",
        })
        assert.lengthOf(asked.filter(({ _tag }) => _tag === "Success"), 5)
        assert.strictEqual((yield* history).messages.length, 10)
      }),
    ))
})
