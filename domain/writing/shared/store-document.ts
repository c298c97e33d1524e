import { DateTime, Effect, Result } from "effect"
import type { TaskId, UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { edited, mergeSummary } from "./merge-summary.ts"
import { openDocument } from "./open-document.ts"

interface Written {
  readonly taskId: TaskId
  readonly epoch: number
  readonly state: Uint8Array
  /** Those who wrote since it was last stored. */
  readonly by: ReadonlyArray<UserId>
}

/**
 * Stores what was written in an editor: merged with what other processes stored, together with the summary it says.
 * Returns the document as stored; null, storing nothing, if there is a different one by now.
 */
export const storeDocument = Effect.fn("writing.storeDocument")(function*({ taskId, epoch, state, by }: Written) {
  const tasks = yield* TaskStore
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  const { task, stored } = yield* transaction(Effect.gen(function*() {
    const task = yield* tasks.modify(taskId, (current) => Result.succeed({ ...current, updatedAt: now }))
    const opened = yield* openDocument(taskId)
    if (opened.document.epoch !== epoch) return { task, stored: null }
    const change = { kind: "edit" as const, by, update: state, markdown: null, analysis: edited }
    return { task, stored: yield* mergeSummary(taskId, opened, change) }
  }))
  if (stored?.isChanged === true) yield* publishTaskChanged(task)
  return stored?.state ?? null
})
