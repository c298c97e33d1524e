import { Effect } from "effect"
import { beginAnalysis } from "../../analysis/shared/begin-analysis.ts"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { beginTranscription } from "../../task/shared/begin-transcription.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { understoodText } from "../../transcript/understood-lines.ts"
import { itemWithOwner } from "../steps/item-with-owner.ts"
import { WorkItem } from "../steps/work-item.ts"

/** Starts what failed of a task again: its transcription, or else its analysis. */
export const retryWork = useCase("desk.retryWork", {
  input: wire({ taskId: TaskId }),
  output: WorkItem,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireSpace()
    const { get } = yield* TaskStore
    const { transaction } = yield* UnitOfWork
    const { publish } = yield* TaskEvents
    const { plain } = yield* TranscriptStore
    const { notices, transcription } = yield* get(taskId)
    const text = transcription._tag === "Completed"
      ? understoodText((yield* plain(taskId, null)).columns, notices)
      : null
    const task = yield* text === null
      ? transaction(beginTranscription(taskId))
      : transaction(beginAnalysis(taskId, text))
    yield* publish({ taskId, owner: task.ownerId, kind: "status" })
    return yield* itemWithOwner(task)
  }),
})
