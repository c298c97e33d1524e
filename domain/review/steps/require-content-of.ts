import { Effect } from "effect"
import { requireContent } from "../../asking/question.ts"
import { askedText } from "../../asking/shared/asked-text.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { requireTask } from "../../task/shared/require-task.ts"

/** Refuses a task that has nothing to ask about yet. */
export const requireContentOf = Effect.fnUntraced(function*(taskId: TaskId) {
  const task = yield* requireTask(taskId)
  const { text } = yield* askedText(task)
  yield* Effect.fromResult(requireContent(task, text.lines))
})
