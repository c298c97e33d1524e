import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { LinesApart, LineTooLong } from "../errors.ts"
import { joinLines as joined } from "../reshape.ts"
import { recordChange } from "../shared/record-change.ts"
import { editedLines, LineEdit, maxLineLength } from "../shared/save-lines.ts"
import { changeLines, LinesChanged } from "../steps/lines-changed.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

/**
 * Joins several consecutive lines into one. It keeps the id and the speaker of the first. Pending edits of the lines
 * are saved with it.
 */
export const joinLines = useCase("transcript.joinLines", {
  input: wire({ taskId: TaskId, lines: Schema.NonEmptyArray(LineEdit).check(Schema.isMaxLength(100)) }),
  output: LinesChanged,
  run: ({ taskId, lines }) => changeLines(taskId, join(taskId, lines)),
})

const join = Effect.fnUntraced(function*(taskId: TaskId, edits: ReadonlyArray<LineEdit>) {
  const { stored, lines } = yield* editedLines(taskId, "lines", edits)
  const transcripts = yield* TranscriptStore
  const { columns: { ids } } = yield* transcripts.plain(taskId, null)
  const first = ids.findIndex((id) => lines.has(id))
  const order = ids.slice(first, first + lines.size)
  if (order.length < 2 || !order.every((id) => lines.has(id))) return yield* new LinesApart()
  const [head, ...others] = order.flatMap((id) => lines.get(id) ?? [])
  if (head === undefined) return yield* new LinesApart()
  const after = others.reduce(joined, head)
  if (after.text.length > maxLineLength) return yield* new LineTooLong({ max: maxLineLength })
  const before = order.flatMap((id) => stored.find((line) => line.id === id) ?? [])
  return yield* recordChange(taskId, "join", [{ before, after: [after] }])
})
