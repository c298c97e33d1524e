import { Effect, Schema } from "effect"
import { SegmentId, type TaskId } from "../../kernel/ids.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { wireAs } from "../../kernel/wire.ts"
import { EditConflict } from "../../task/errors.ts"
import { SegmentNotFound, SpeakerNotFound } from "../errors.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import type { Segment } from "../transcript.ts"
import { withText } from "../with-text.ts"
import { recordChange } from "./record-change.ts"

/** The longest text of a line. */
export const maxLineLength = 10_000

/** An edit of one line: its text, its speaker, or both. `was` is the text that was edited. */
export const LineEdit = wireAs("LineEdit", {
  id: SegmentId,
  was: Schema.optionalKey(Schema.String),
  text: Schema.optionalKey(StorableText.check(maxCharacters(maxLineLength))),
  speakerId: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type LineEdit = typeof LineEdit.Type

/** Applies the edits in this field of a request to a transcript: see `editedLines`. A changed text can be undone. */
export const saveLines = Effect.fnUntraced(function*(taskId: TaskId, field: string, edits: ReadonlyArray<LineEdit>) {
  const transcripts = yield* TranscriptStore
  const { stored, lines } = yield* editedLines(taskId, field, edits)
  const pairs = stored.flatMap((before) => {
    const after = lines.get(before.id)
    return after === undefined || isSame(before, after) ? [] : [{ before, after }]
  })
  if (pairs.length === 0) return
  if (pairs.every(({ before, after }) => before.text === after.text)) {
    return yield* transcripts.saveSegments(taskId, pairs.map(({ after }) => after))
  }
  yield* recordChange(taskId, "edit", pairs.map(({ before, after }) => ({ before: [before], after: [after] })))
})

/**
 * The lines as stored and with these edits, those of the same line in order. An unknown line or speaker, or a line that
 * someone else has changed, refuses all of them. Call it inside a transaction that has locked the task.
 */
export const editedLines = Effect.fnUntraced(function*(taskId: TaskId, field: string, edits: ReadonlyArray<LineEdit>) {
  const transcripts = yield* TranscriptStore
  const stored = yield* transcripts.lines(taskId, edits.map(({ id }) => id))
  const { speakers } = yield* transcripts.plain(taskId, 0)
  const known = new Set(speakers.map(({ id }) => id))
  const lines = new Map(stored.map((line) => [line.id, line]))
  const stale = new Set<SegmentId>()
  for (const edit of edits) {
    const line = lines.get(edit.id)
    if (line !== undefined && isStale(line, edit)) stale.add(edit.id)
    lines.set(edit.id, yield* applied(field, line, known, edit))
  }
  if (stale.size > 0) {
    const present = stored.filter(({ id }) => stale.has(id)).map(({ id, text }) => ({ id, text }))
    return yield* new EditConflict({ taskId, current: { lines: present } })
  }
  return { stored, lines }
})

/** Someone else has changed the line, and not to the wanted text. Edits in one request build on each other. */
const isStale = (line: Segment, { was, text }: LineEdit): boolean =>
  was !== undefined && line.text !== was && line.text !== text

const isSame = (a: Segment, b: Segment): boolean => a.text === b.text && a.speakerId === b.speakerId

const applied = (
  field: string,
  segment: Segment | undefined,
  speakers: ReadonlySet<string>,
  { id, text, speakerId }: LineEdit,
): Effect.Effect<Segment, SegmentNotFound | SpeakerNotFound> => {
  if (segment === undefined) return Effect.fail(new SegmentNotFound({ field, segmentId: id }))
  if (typeof speakerId === "string" && !speakers.has(speakerId)) {
    return Effect.fail(new SpeakerNotFound({ field, speakerId }))
  }
  return Effect.succeed({
    ...withText(segment, text ?? segment.text),
    speakerId: speakerId === undefined ? segment.speakerId : speakerId,
  })
}
