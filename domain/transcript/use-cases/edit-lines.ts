import { Effect, Schema } from "effect"
import { wire } from "../../kernel/wire.ts"
import { SegmentNotFound, SpeakerNotFound } from "../../task/errors.ts"
import type { TaskId } from "../../task/task-id.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { type Segment, SegmentId } from "../transcript.ts"
import type { Transcript } from "../transcript.ts"

/** A change of one line: its text, its speaker, or both. */
export const LineEdit = wire({
  id: SegmentId,
  text: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(10_000))),
  speakerId: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type LineEdit = typeof LineEdit.Type

/** Changes lines of a transcript; one unknown line or speaker refuses the whole edit. */
export const editLines = Effect.fnUntraced(function*(taskId: TaskId, edits: ReadonlyArray<LineEdit>) {
  const transcripts = yield* TranscriptStore
  const transcript = yield* transcripts.get(taskId)
  yield* transcripts.saveSegments(taskId, yield* Effect.forEach(edits, (edit) => applied(transcript, edit)))
})

/** Words keep their times only while the text is the recogniser's own. */
const applied = (
  { segments, speakers }: Transcript,
  { id, text, speakerId }: LineEdit,
): Effect.Effect<Segment, SegmentNotFound | SpeakerNotFound> => {
  const segment = segments.find((line) => line.id === id)
  if (segment === undefined) return Effect.fail(new SegmentNotFound({ segmentId: id }))
  if (typeof speakerId === "string" && !speakers.some((speaker) => speaker.id === speakerId)) {
    return Effect.fail(new SpeakerNotFound({ speakerId }))
  }
  return Effect.succeed({
    ...segment,
    text: text ?? segment.text,
    words: text === undefined || text === segment.text ? segment.words : [],
    speakerId: speakerId === undefined ? segment.speakerId : speakerId,
  })
}
