import { Effect } from "effect"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { understoodText } from "../../transcript/understood-lines.ts"
import { beginAnalysis } from "../shared/begin-analysis.ts"
import { requireSection } from "../steps/require-section.ts"
import { WantedAnalysis } from "../wanted-analysis.ts"

/** Starts analysing a finished transcript. A previous result stays until the new one replaces it. */
export const startAnalysis = useCase("analysis.startAnalysis", {
  input: WantedAnalysis,
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId, section = null, ...wishes }) {
    yield* requireSpace()
    const { notices } = yield* requireTask(taskId)
    if (section !== null) yield* requireSection(taskId, section)
    const transcripts = yield* TranscriptStore
    const { transaction } = yield* UnitOfWork
    const { columns } = yield* transcripts.plain(taskId, null)
    const task = yield* transaction(
      beginAnalysis(taskId, understoodText(columns, notices), section === null ? wishes : { ...wishes, section }),
    )
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: task.ownerId, kind: "status" })
    return yield* viewItem(task)
  }),
})
