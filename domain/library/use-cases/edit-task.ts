import { DateTime, Effect, Result, Schema } from "effect"
import { SummaryText } from "../../analysis/summary-text.ts"
import { Counter } from "../../kernel/counter.ts"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { NotTaskEditor } from "../../task/errors.ts"
import { requireTaskRole } from "../../task/shared/require-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { Title } from "../../task/title.ts"
import { LineEdit, saveLines } from "../../transcript/shared/save-lines.ts"
import { replaceSummary } from "../../writing/shared/replace-summary.ts"

/**
 * Saves edits of the summary (Markdown), lines of the timeline and the title; only what is given changes. Changes to
 * the summary since `summary_version` are merged with what others wrote since. If that version is no longer kept, or
 * a line no longer reads as `was` says, the whole edit is refused. The title is the owner's.
 */
export const editTask = useCase("library.editTask", {
  input: wire({
    taskId: TaskId,
    title: Schema.optionalKey(Title),
    summary: Schema.optionalKey(SummaryText),
    summaryVersion: Schema.optionalKey(Counter),
    timeline: Schema.optionalKey(Schema.Array(LineEdit).check(Schema.isMaxLength(20_000))),
  }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId, title, summary, summaryVersion, timeline }) {
    yield* requireSpace()
    const { task: before, role } = yield* requireTaskRole(taskId)
    if (title !== undefined && role === "editor") return yield* new NotTaskEditor({ taskId })
    if (title === undefined && summary === undefined && (timeline ?? []).length === 0) return yield* viewItem(before)
    const tasks = yield* TaskStore
    const { transaction } = yield* UnitOfWork
    const now = yield* DateTime.now
    const { task, notify } = yield* transaction(Effect.gen(function*() {
      // First, because this locks the task: of two concurrent edits the second sees what the first saved.
      const edited = yield* tasks.modify(
        taskId,
        (current) =>
          Result.succeed({ ...current, title: title === undefined ? current.title : tidyName(title), updatedAt: now }),
      )
      const notify = summary === undefined
        ? Effect.void
        : yield* replaceSummary(taskId, summary, summaryVersion ?? null)
      if (timeline !== undefined) yield* saveLines(taskId, "timeline", timeline)
      return { task: edited, notify }
    }))
    yield* notify
    const kind = timeline === undefined ? "status" : "segments"
    yield* (yield* TaskEvents).publish({ taskId, owner: task.ownerId, kind })
    return yield* viewItem(task)
  }),
})
