import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { Word } from "../recognition/speech.ts"
import { type Speaker } from "../task/speaker.ts"

const line = {
  id: SegmentId,
  begin: OffsetMs,
  end: OffsetMs,
  text: Schema.String,
  speakerId: Schema.NullOr(Schema.String),
}

/** A line without word times, as most clients receive it. */
export const Line = wireAs("Line", line)
export type Line = typeof Line.Type

/** A line of the transcript: one speaker, about one sentence. Times in milliseconds from the start. */
export const Segment = wireAs("Segment", {
  ...line,
  words: Schema.Array(Word),
  /** True if a person has changed the text, otherwise omitted. */
  isEdited: Schema.optionalKey(Schema.Boolean),
})
export type Segment = typeof Segment.Type

/** A transcript without word times, which are most of its size: all that is needed to read it. */
export interface PlainLines {
  readonly segments: ReadonlyArray<Line>
  readonly speakers: ReadonlyArray<Speaker>
}

export interface Transcript extends PlainLines {
  readonly segments: ReadonlyArray<Segment>
}

export const textOf = ({ segments }: { readonly segments: ReadonlyArray<Line> }): string =>
  segments.map(({ text }) => text).join("\n")

/** Consecutive lines belong together, so that an undo finds their place. */
export const runsOf = (
  ids: ReadonlyArray<SegmentId>,
  lines: ReadonlyArray<Segment>,
): ReadonlyArray<ReadonlyArray<Segment>> => {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const runs: Array<Array<Segment>> = []
  let isOpen = false
  for (const id of ids) {
    const line = byId.get(id)
    if (line !== undefined) {
      if (isOpen) runs.at(-1)?.push(line)
      else runs.push([line])
    }
    isOpen = line !== undefined
  }
  return runs
}
