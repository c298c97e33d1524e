import { Effect, Schema } from "effect"
import { namesOfUsers } from "../../account/shared/names-of-users.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { type ChangeSummary, ListedChange } from "../line-change.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

/** The changes of lines that can still be undone, newest first: what was changed, by whom and when. */
export const listChanges = useCase("transcript.listChanges", {
  input: wire({ taskId: TaskId }),
  output: wire({ taskId: TaskId, changes: Schema.Array(ListedChange) }),
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const transcripts = yield* TranscriptStore
    const changes = yield* transcripts.changes(taskId)
    const names = yield* namesOfUsers(changes.flatMap(({ by }) => by ?? []))
    return {
      taskId,
      changes: changes.map(({ by, ...change }) => named(change, by === null ? null : names.get(by) ?? null)),
    }
  }),
})

const named = (change: Omit<typeof ChangeSummary.Type, "by">, by: string | null): typeof ListedChange.Type => ({
  ...change,
  by,
})
