import { Effect, Schema } from "effect"
import { wire } from "../../kernel/wire.ts"
import { SegmentNotFound, SpeakerNotFound } from "../../task/errors.ts"
import type { TaskId } from "../../task/task-id.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { type Segment, SegmentId } from "../transcript.ts"

/** A change of one line: its text, its speaker, or both. */
export const LineEdit = wire({
  id: SegmentId,
  text: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(10_000))),
  speakerId: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type LineEdit = typeof LineEdit.Type

/** Changes lines of a transcript, edits of the same line one after the other; one unknown line or speaker refuses the whole edit. */
export const editLines = Effect.fnUntraced(function*(taskId: TaskId, edits: ReadonlyArray<LineEdit>) {
  const transcripts = yield* TranscriptStore
  const { segments, speakers } = yield* transcripts.get(taskId)
  const known = new Set(speakers.map(({ id }) => id))
  const lines = new Map(segments.map((line) => [line.id, line]))
  for (const edit of edits) lines.set(edit.id, yield* applied(lines.get(edit.id), known, edit))
  const edited = new Set(edits.map(({ id }) => id))
  yield* transcripts.saveSegments(taskId, [...lines.values()].filter(({ id }) => edited.has(id)))
})

/** Words keep their times only while the text is the recogniser's own. */
const applied = (
  segment: Segment | undefined,
  speakers: ReadonlySet<string>,
  { id, text, speakerId }: LineEdit,
): Effect.Effect<Segment, SegmentNotFound | SpeakerNotFound> => {
  if (segment === undefined) return Effect.fail(new SegmentNotFound({ segmentId: id }))
  if (typeof speakerId === "string" && !speakers.has(speakerId)) return Effect.fail(new SpeakerNotFound({ speakerId }))
  return Effect.succeed({
    ...segment,
    text: text ?? segment.text,
    words: text === undefined || text === segment.text ? segment.words : [],
    speakerId: speakerId === undefined ? segment.speakerId : speakerId,
  })
}
