import { ReviewStore } from "#domain/review/review-store.port.ts"
import { Effect } from "effect"
import { ada, at, taskId } from "../support/a-task.ts"
import { aMemory, anAttempt, aQuiz, aQuizQuestion } from "../support/review/a-review.ts"

const now = at("2026-11-20T10:00:00.000Z")

/** As in store-calls.ts. */
export const reviewStore = Effect.gen(function*() {
  const reviews = yield* ReviewStore
  const question = aQuizQuestion(1, 1)
  yield* reviews.open(aQuiz(1), now)
  yield* reviews.add(question)
  yield* reviews.question(ada, question.id)
  yield* reviews.saveAttempt(anAttempt(1, 1))
  yield* reviews.ofTask(ada, taskId(1))
  yield* reviews.attempts(question.id)
  yield* reviews.attempt(ada, anAttempt(1, 1).id)
  yield* reviews.saveCard(ada, question.id, aMemory("2026-11-20T09:00:00.000Z"))
  yield* reviews.due(ada, now, 10)
})
