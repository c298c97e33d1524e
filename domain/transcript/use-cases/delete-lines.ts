import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { recordChange } from "../shared/record-change.ts"
import { editedLines, LineEdit } from "../shared/save-lines.ts"
import { changeLines, LinesChanged } from "../steps/lines-changed.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { runsOf } from "../transcript.ts"

/** Deletes lines. `changeId` in the answer undoes it. */
export const deleteLines = useCase("transcript.deleteLines", {
  input: wire({ taskId: TaskId, lines: Schema.NonEmptyArray(LineEdit).check(Schema.isMaxLength(20_000)) }),
  output: LinesChanged,
  run: ({ taskId, lines }) => changeLines(taskId, remove(taskId, lines)),
})

const remove = Effect.fnUntraced(function*(taskId: TaskId, edits: ReadonlyArray<LineEdit>) {
  const { stored } = yield* editedLines(taskId, "lines", edits)
  const transcripts = yield* TranscriptStore
  const { columns: { ids } } = yield* transcripts.plain(taskId, null)
  return yield* recordChange(taskId, "delete", runsOf(ids, stored).map((before) => ({ before, after: [] })))
})
