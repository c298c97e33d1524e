import { Effect, Result } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { withCoverageIn } from "../../recognition/coverage-of-span.ts"
import { EditConflict } from "../../task/errors.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { ChangeNotFound } from "../errors.ts"
import type { Piece } from "../line-change.ts"
import { replaceLines } from "../shared/record-change.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import type { Segment } from "../transcript.ts"

/** Puts the lines of a change back, unless one of them has been changed since. */
export const undoneChange = Effect.fnUntraced(function*(taskId: TaskId, changeId: number | null) {
  const transcripts = yield* TranscriptStore
  const change = yield* transcripts.change(taskId, changeId)
  if (change === null) return yield* new ChangeNotFound()
  const { id, pieces, coverage } = change
  const { columns, speakers } = yield* transcripts.plain(taskId, null)
  const changed = pieces.flatMap(({ after }) => after)
  const present = new Map(
    (yield* transcripts.lines(taskId, changed.map((line) => line.id))).map((one) => [one.id, one]),
  )
  if (changed.some((line) => present.get(line.id)?.text !== line.text)) {
    const lines = [...present.values()].map((line) => ({ id: line.id, text: line.text }))
    return yield* new EditConflict({ taskId, current: { lines } })
  }
  const known = new Set(speakers.map((speaker) => speaker.id))
  const replacements = pieces.map((piece) => ({
    before: piece.after.flatMap((line) => present.get(line.id) ?? []),
    after: piece.before.map((line) => ({ ...line, speakerId: speakerNow(line, piece, present, known) })),
    place: piece.place,
  }))
  const splices = yield* replaceLines(taskId, columns, replacements)
  yield* transcripts.removeChange(taskId, id)
  if (coverage !== undefined) {
    const tasks = yield* TaskStore
    yield* tasks.modify(taskId, (task) =>
      Result.succeed({
        ...task,
        coverage: task.coverage && withCoverageIn(task.coverage, coverage.span, coverage),
      }))
  }
  return { changeId: null, splices }
})

const speakerNow = (
  line: Segment,
  { after }: Piece,
  present: ReadonlyMap<string, Segment>,
  known: ReadonlySet<string>,
): string | null => {
  const changed = after.find(({ id }) => id === line.id) ?? after[0]
  const now = changed === undefined ? undefined : present.get(changed.id)
  const isReassigned = changed !== undefined && now !== undefined && now.speakerId !== changed.speakerId
  if (!isReassigned && (line.speakerId === null || known.has(line.speakerId))) return line.speakerId
  return now?.speakerId ?? null
}
