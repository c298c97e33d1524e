import { DateTime, Effect, Result, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { DocumentText } from "../document-text.port.ts"
import { edited, mergeSummary } from "../shared/merge-summary.ts"
import { openDocument } from "../shared/open-document.ts"
import { callerIds, callerName, publishReplaced } from "../shared/publish-replaced.ts"
import { requireVersion } from "../steps/require-version.ts"

/** Makes an earlier version of the summary the present one, as a new version. What people type meanwhile stays. */
export const restoreVersion = useCase("writing.restoreVersion", {
  input: wire({ taskId: TaskId, version: Schema.Int }),
  output: wire({ taskId: TaskId, version: Schema.Int, summary: Schema.String }),
  run: Effect.fnUntraced(function*({ taskId, version }) {
    yield* requireTask(taskId)
    const tasks = yield* TaskStore
    const text = yield* DocumentText
    const { transaction } = yield* UnitOfWork
    const updatedAt = yield* DateTime.now
    const by = yield* callerIds
    const { task, stored } = yield* transaction(Effect.gen(function*() {
      const task = yield* tasks.modify(taskId, (current) => Result.succeed({ ...current, updatedAt }))
      const { markdown } = yield* requireVersion(taskId, version)
      const opened = yield* openDocument(taskId)
      const update = text.replacement(opened.document.state, markdown)
      const change = { kind: "restore" as const, by, update, markdown, analysis: edited }
      return { task, stored: yield* mergeSummary(taskId, opened, change) }
    }))
    yield* publishReplaced(taskId, stored, "restore", yield* callerName)
    yield* publishTaskChanged(task)
    return { taskId, version: stored.version, summary: stored.shown }
  }),
})
