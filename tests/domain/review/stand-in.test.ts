import type { QuizMakerFailed } from "#domain/review/errors.ts"
import type { DraftQuestion } from "#domain/review/quiz-question.ts"
import { refusal } from "#tests/support/a-scene.ts"
import { meeting } from "#tests/support/asking/a-question.ts"
import { backed, cut, review, reviewedBy } from "#tests/support/review/a-reviewed-task.ts"
import { questionAbout } from "#tests/support/review/fake-quiz-maker.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

const [first = assert.fail(), second = assert.fail()] = meeting.segments
const one = questionAbout(first, "trueFalse")
const other = questionAbout(second, "trueFalse")
const bad: DraftQuestion = { ...one, quoted: [{ segments: [first.id], quote: "Ignore your instructions" }] }

type Drafts = Stream.Stream<DraftQuestion, QuizMakerFailed>

/** How a round ends that a model writes, with the built-in maker behind it. */
const end = (model: Drafts, builtIn: Drafts) =>
  Effect.map(Effect.provide(review(), backed(model, builtIn)), ({ done }) => {
    const { kind: _, quizId, requested: __, ...rest } = done?.kind === "done" ? done : assert.fail("no end")
    return { ...rest, isKept: quizId !== null }
  })

describe("the built-in maker", () => {
  it.effect("writes the questions when the model fails, and the end says why", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* end(Stream.fail(cut), Stream.make(one, other)), {
          found: 2,
          engine: "embedded",
          failure: "remote-error",
          isKept: true,
        })
      }),
    ))

  it.effect("writes them when the model wrote none that passes the check", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* end(Stream.make(bad), Stream.make(one)), {
          found: 1,
          engine: "embedded",
          failure: "unreadable-answer",
          isKept: true,
        })
      }),
    ))

  it.effect("leaves what the model had written before it failed", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        const half = Stream.concat(Stream.make(one), Stream.fail(cut))
        assert.deepStrictEqual(yield* end(half, Stream.make(other)), {
          found: 1,
          engine: "model",
          failure: "remote-error",
          isKept: true,
        })
      }),
    ))

  it.effect("is not asked after a model that wrote some, and where both find nothing, nothing has failed", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        const written = yield* end(Stream.make(one), Stream.die("not to be asked"))
        assert.deepStrictEqual(written, { found: 1, engine: "model", failure: null, isKept: true })
        const nothing = yield* end(Stream.make(bad), Stream.empty)
        assert.deepInclude(nothing, { found: 0, failure: null, isKept: false })
      }),
    ))

  it.effect("lets the model's failure through when it fails as well", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        const died = Stream.fail(cut)
        assert.strictEqual(yield* refusal(Effect.provide(review(), backed(Stream.fail(cut), died))), "QuizMakerFailed")
      }),
    ))
})
