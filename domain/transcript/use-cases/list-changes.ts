import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { ChangeSummary } from "../line-change.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

/** The changes of lines that can still be undone, newest first. */
export const listChanges = useCase("transcript.listChanges", {
  input: wire({ taskId: TaskId }),
  output: wire({ taskId: TaskId, changes: Schema.Array(ChangeSummary) }),
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const transcripts = yield* TranscriptStore
    return { taskId, changes: yield* transcripts.changes(taskId) }
  }),
})
