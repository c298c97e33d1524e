import { Effect, Schema } from "effect"
import { SegmentId, TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { NothingToSplit, SegmentNotFound } from "../errors.ts"
import { splitLine as split } from "../reshape.ts"
import { recordChange } from "../shared/record-change.ts"
import { editedLines, LineEdit } from "../shared/save-lines.ts"
import { changeLines, LinesChanged } from "../steps/lines-changed.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

/**
 * Splits a line before the character `at` of its text, at the time when that is said. The first part keeps the id. A
 * pending edit of the line is saved with it; `at` counts in the edited text.
 */
export const splitLine = useCase("transcript.splitLine", {
  input: wire({ taskId: TaskId, line: LineEdit, at: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)) }),
  output: LinesChanged,
  run: ({ taskId, line, at }) => changeLines(taskId, divide(taskId, line, at)),
})

const divide = Effect.fnUntraced(function*(taskId: TaskId, edit: LineEdit, at: number) {
  const { stored: [before], lines } = yield* editedLines(taskId, "line", [edit])
  const edited = lines.get(edit.id)
  if (before === undefined || edited === undefined) {
    return yield* new SegmentNotFound({ field: "line", segmentId: edit.id })
  }
  const transcripts = yield* TranscriptStore
  const parts = split(edited, at, SegmentId.make(`e${(yield* transcripts.revision(taskId)) + 1}`))
  if (parts === null) return yield* new NothingToSplit()
  return yield* recordChange(taskId, "split", [{ before: [before], after: parts }])
})
