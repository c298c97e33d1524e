import { Effect } from "effect"
import { requireAccount } from "../../asking/shared/require-account.ts"
import type { QuizQuestionId } from "../../kernel/ids.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { QuizQuestionNotFound } from "../errors.ts"
import { ReviewStore } from "../review-store.port.ts"

/** A question of the caller's own, about a task that they may still see. */
export const ownQuestion = Effect.fnUntraced(function*(questionId: QuizQuestionId) {
  const reviews = yield* ReviewStore
  const tasks = yield* TaskStore
  const user = yield* requireAccount
  const found = yield* reviews.question(user.id, questionId)
  const [task] = found === null ? [] : yield* tasks.visible([found.quiz.taskId], user.id)
  return found === null || task === undefined ? yield* new QuizQuestionNotFound({ questionId }) : found
})
