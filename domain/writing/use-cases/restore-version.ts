import { DateTime, Effect, Result, Schema } from "effect"
import { Counter } from "../../kernel/counter.ts"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { callerName, publishReplaced } from "../shared/publish-replaced.ts"
import { restore } from "../steps/restore.ts"

/**
 * Makes an earlier version of the summary the current one, as a new version. What was written since the version that
 * the caller saw stays; without one, what people are typing.
 */
export const restoreVersion = useCase("writing.restoreVersion", {
  input: wire({ taskId: TaskId, version: Counter, seenVersion: Schema.optionalKey(Counter) }),
  output: wire({ taskId: TaskId, version: Schema.Int, summary: Schema.String }),
  run: Effect.fnUntraced(function*({ taskId, version, seenVersion }) {
    yield* requireTask(taskId)
    const tasks = yield* TaskStore
    const { transaction } = yield* UnitOfWork
    const updatedAt = yield* DateTime.now
    const { task, stored } = yield* transaction(Effect.gen(function*() {
      const task = yield* tasks.modify(taskId, (current) => Result.succeed({ ...current, updatedAt }))
      return { task, stored: yield* restore(taskId, version, seenVersion) }
    }))
    yield* publishReplaced(taskId, stored, "restore", yield* callerName)
    yield* publishTaskChanged(task)
    return { taskId, version: stored.version, summary: stored.shown }
  }),
})
