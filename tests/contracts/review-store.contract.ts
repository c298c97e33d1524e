import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { ReviewStore } from "#domain/review/review-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aMemory, anAttempt, aQuiz, aQuizQuestion } from "../support/review/a-review.ts"

const now = at("2026-11-22T10:00:00.000Z")

const open = Effect.gen(function*() {
  const reviews = yield* ReviewStore
  const users = yield* UserStore
  const tasks = yield* TaskStore
  yield* users.insert(aUser())
  yield* users.insert(aUser({ id: bob, email: Email.make("bob@example.org") }))
  for (const nth of [1, 2]) yield* tasks.insert(aTask({ id: taskId(nth) }))
  yield* reviews.open(aQuiz(1), now)
  for (const nth of [1, 2]) yield* reviews.add(aQuizQuestion(1, nth))
  return reviews
})

/** What every ReviewStore must do. */
export const reviewStoreContract = (
  name: string,
  layer: Layer.Layer<ReviewStore | TaskStore | UserStore>,
): void => {
  describe(`ReviewStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives questions back as they were, to the person they were made for",
      Effect.gen(function*() {
        const reviews = yield* open
        const { id } = aQuizQuestion(1, 2)
        assert.deepStrictEqual(yield* reviews.question(ada, id), { quiz: aQuiz(1), question: aQuizQuestion(1, 2) })
        assert.strictEqual(yield* reviews.question(bob, id), null)
        const both = [1, 2].map((nth) => ({ quiz: aQuiz(1), question: aQuizQuestion(1, nth) }))
        assert.deepStrictEqual(yield* reviews.ofTask(ada, aQuiz(1).taskId), both)
        assert.deepStrictEqual(yield* reviews.ofTask(bob, aQuiz(1).taskId), [])
        assert.deepStrictEqual(yield* reviews.ofTask(ada, taskId(2)), [])
      }),
    )

    behaves(
      "keeps answers in their order, and replaces the grade of one",
      Effect.gen(function*() {
        const reviews = yield* open
        const first = anAttempt(1, 1, { grade: "wrong", answer: "“B”" })
        const second = anAttempt(2, 1, { questionId: first.questionId })
        yield* reviews.saveAttempt(first)
        yield* reviews.saveAttempt(second)
        yield* reviews.saveAttempt({ ...first, grade: "partly" })
        assert.deepStrictEqual(yield* reviews.attempts(first.questionId), [{ ...first, grade: "partly" }, second])
        assert.deepStrictEqual(yield* reviews.attempt(ada, second.id), second)
        assert.strictEqual(yield* reviews.attempt(bob, second.id), null)
      }),
    )

    behaves(
      "lists what is due, the longest first, and not what comes later",
      Effect.gen(function*() {
        const reviews = yield* open
        const [first, second] = [aQuizQuestion(1, 1), aQuizQuestion(1, 2)]
        const due = Effect.map(reviews.due(ada, now, 10), (found) => found.map(({ question }) => question.id))
        yield* reviews.saveCard(ada, first.id, aMemory("2026-11-22T09:00:00.000Z"))
        yield* reviews.saveCard(ada, second.id, aMemory("2026-11-21T09:00:00.000Z"))
        assert.deepStrictEqual(yield* due, [second.id, first.id])
        assert.lengthOf(yield* reviews.due(ada, now, 1), 1)
        assert.lengthOf(yield* reviews.due(bob, now, 10), 0)
        yield* reviews.saveCard(ada, second.id, aMemory("2026-11-25T09:00:00.000Z"))
        assert.deepStrictEqual(yield* due, [first.id])
      }),
    )

    behaves(
      "has one card for the same words of a task, that of the newest answer",
      Effect.gen(function*() {
        const reviews = yield* open
        const again = aQuizQuestion(2, 1)
        yield* reviews.open(aQuiz(2), now)
        yield* reviews.add(again)
        yield* reviews.saveCard(ada, aQuizQuestion(1, 1).id, aMemory("2026-11-22T09:00:00.000Z"))
        yield* reviews.saveCard(ada, again.id, aMemory("2026-11-22T09:00:00.000Z"))
        assert.deepStrictEqual((yield* reviews.due(ada, now, 10)).map(({ question }) => question.id), [again.id])
      }),
    )

    behaves(
      "stores nothing for a task that does not exist, and forgets a deleted one",
      Effect.gen(function*() {
        const reviews = yield* open
        const tasks = yield* TaskStore
        const nowhere = aQuizQuestion(3, 1)
        yield* reviews.open(aQuiz(3, { taskId: taskId(9) }), now)
        yield* reviews.add(nowhere)
        assert.strictEqual(yield* reviews.question(ada, nowhere.id), null)
        yield* reviews.saveAttempt(anAttempt(3, 1))
        const { id } = aQuizQuestion(1, 1)
        yield* reviews.saveCard(ada, id, aMemory("2026-11-22T09:00:00.000Z"))
        yield* tasks.remove([taskId(1)])
        assert.strictEqual(yield* reviews.question(ada, id), null)
        assert.deepStrictEqual(yield* reviews.due(ada, now, 10), [])
      }),
    )
  })
}
