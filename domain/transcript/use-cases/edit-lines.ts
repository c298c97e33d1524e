import { Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { LineEdit, saveLines } from "../shared/save-lines.ts"
import { changeTranscript, TranscriptChange } from "../steps/change-transcript.ts"

/** Saves edits of lines like `library.editTask`, but answers briefly, for editors that save while the user types. */
export const editLines = useCase("transcript.editLines", {
  input: wire({ taskId: TaskId, lines: Schema.NonEmptyArray(LineEdit).check(Schema.isMaxLength(20_000)) }),
  output: TranscriptChange,
  run: ({ taskId, lines }) => changeTranscript(taskId, saveLines(taskId, "lines", lines)),
})
