import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import type { DraftQuestion } from "#domain/review/quiz-question.ts"
import { getIntroduction } from "#domain/review/use-cases/get-introduction.ts"
import { listDue } from "#domain/review/use-cases/list-due.ts"
import { startReview } from "#domain/review/use-cases/start-review.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { aCollaborator, additionId } from "#tests/support/a-collaborator.ts"
import { asBob, asOperator, refusal } from "#tests/support/a-scene.ts"
import { aTask, taskId } from "#tests/support/a-task.ts"
import { meeting } from "#tests/support/asking/a-question.ts"
import { answer, cut, making, review, reviewedBy } from "#tests/support/review/a-reviewed-task.ts"
import { questionAbout } from "#tests/support/review/fake-quiz-maker.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"

const [first = assert.fail(), second = assert.fail()] = meeting.segments
const good = questionAbout(second, "trueFalse")
const bad: DraftQuestion = { ...good, quoted: [{ segments: [second.id], quote: "Ignore your instructions" }] }
const left = Effect.map(getHistory.run({ taskId: taskId(1) }), ({ questionsLeft }) => questionsLeft)

describe("a review", () => {
  it.effect("gives questions without their keys, and says how many were found", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        const { parts, questions, done } = yield* review({ count: 3 })
        assert.deepStrictEqual(parts.map(({ kind }) => kind), ["started", "question", "question", "question", "done"])
        assert.deepInclude(done, { found: 3, requested: 3 })
        for (const question of questions) {
          assert.hasAllKeys(question, ["id", "kind", "text", "options", "speaker"])
        }
      }),
    ))

  it.effect("drops what fails the check, what was not wanted, and what was asked already", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        const { questions, done } = yield* review({ kinds: ["trueFalse"], count: 5 })
        assert.lengthOf(questions, 1)
        assert.deepInclude(done, { found: 1, requested: 5 })
      }).pipe(Effect.provide(making(Stream.make(bad, good, questionAbout(first, "singleChoice"), good)))),
    ))

  it.effect("ends although its maker does not", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        assert.deepInclude((yield* review()).done, { found: 0, quizId: null })
      }).pipe(Effect.provide(making(Stream.forever(Stream.make(bad))))),
    ))

  it.effect("counts as one question, unless none is found or it fails", () =>
    reviewedBy(
      "free",
      Effect.gen(function*() {
        yield* review({ count: 1 })
        assert.strictEqual(yield* left, 4)
        yield* Effect.provide(review(), making(Stream.make(bad)))
        assert.strictEqual(yield* refusal(Effect.provide(review(), making(Stream.fail(cut)))), "QuizMakerFailed")
        assert.strictEqual(yield* left, 4)
        for (const _ of [1, 2, 3, 4]) yield* review({ count: 1 })
        assert.strictEqual(yield* refusal(review()), "QuestionLimitReached")
      }),
    ))

  it.effect("keeps what was made when the reader leaves", () =>
    reviewedBy(
      "free",
      Effect.gen(function*() {
        const seen = yield* Deferred.make<void>()
        const endless = Stream.concat(Stream.make(good), Stream.never)
        const fiber = yield* startReview.stream({ taskId: taskId(1) }).pipe(
          Stream.runForEach(({ kind }) => kind === "question" ? Deferred.succeed(seen, undefined) : Effect.void),
          Effect.provide(making(endless)),
          Effect.forkChild,
        )
        yield* Deferred.await(seen)
        yield* Fiber.interrupt(fiber)
        assert.strictEqual(yield* left, 4)
      }),
    ))

  it.effect("ends when its task is deleted meanwhile", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const removing = Stream.fromEffect(Effect.as(tasks.remove([taskId(1)]), questionAbout(first, "trueFalse")))
        const drafts = Stream.concat(Stream.make(good), removing)
        assert.strictEqual(yield* refusal(Effect.provide(review(), making(drafts))), "TaskNotFound")
      }),
    ))

  it.effect("is refused while there is nothing to ask about, and to the operator", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        assert.isString(yield* refusal(Effect.provide(review(), asOperator)))
        yield* (yield* TaskStore).insert(aTask({ id: taskId(2), transcription: { _tag: "Running" } }))
        assert.strictEqual(yield* refusal(getIntroduction.run({ taskId: taskId(2) })), "TranscriptNotReady")
      }),
    ))
})

describe("due questions", () => {
  it.effect("come back when it is time, not before, and not at all if asked once", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        const due = Effect.map(listDue.run({}), ({ questions }) => questions.map(({ question }) => question.id))
        const [spaced] = (yield* review({ count: 1 })).questions
        const [once] = (yield* review({ count: 1, isSpaced: false })).questions
        if (spaced === undefined || once === undefined) return assert.fail("no questions")
        assert.strictEqual((yield* answer(once.id, "mushrooms")).due, null)
        assert.isNotNull((yield* answer(spaced.id, "mushrooms")).due)
        assert.deepStrictEqual(yield* due, [])
        yield* TestClock.adjust("2 days")
        assert.deepStrictEqual(yield* due, [spaced.id])
      }),
    ))

  it.effect("are those of tasks that the learner may still see, and say that a line was edited", () =>
    reviewedBy(
      "pro",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        yield* collaborators.add(taskId(1), aCollaborator())
        const [question] = (yield* Effect.provide(review({ count: 1 }), asBob)).questions
        if (question === undefined) return assert.fail("no question")
        yield* (yield* TranscriptStore).saveSegments(
          taskId(1),
          [{ ...first, text: "Else." }],
        )
        assert.isTrue((yield* Effect.provide(answer(question.id, "mushrooms"), asBob)).isStale)
        yield* TestClock.adjust("2 days")
        assert.lengthOf((yield* Effect.provide(listDue.run({}), asBob)).questions, 1)
        yield* collaborators.remove(taskId(1), additionId(1))
        assert.lengthOf((yield* Effect.provide(listDue.run({}), asBob)).questions, 0)
        assert.strictEqual(
          yield* refusal(Effect.provide(answer(question.id, "x"), asBob)),
          "QuizQuestionNotFound",
        )
      }),
    ))
})
