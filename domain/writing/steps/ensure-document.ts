import { Effect, Result } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { openDocument, prepareDocument } from "../shared/open-document.ts"

/**
 * The document of a task, created if there is none. The task is locked while it is stored: two seeds would duplicate
 * everything.
 */
export const ensureDocument = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const { transaction } = yield* UnitOfWork
  const { opened, prepared } = yield* prepareDocument(taskId).pipe(
    // The task itself says why there is nothing to open.
    Effect.catchTag("NotAnalysed", () => Effect.succeed({ opened: null, prepared: null })),
  )
  if (opened !== null) return opened
  return yield* transaction(Effect.andThen(tasks.modify(taskId, Result.succeed), openDocument(taskId, prepared)))
})
