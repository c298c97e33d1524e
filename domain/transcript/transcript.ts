import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { type Speaker } from "../task/speaker.ts"
import { Word } from "./speech.ts"

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
export const Segment = wireAs("Segment", { ...line, words: Schema.Array(Word) })
export type Segment = typeof Segment.Type

export interface Transcript {
  readonly segments: ReadonlyArray<Segment>
  readonly speakers: ReadonlyArray<Speaker>
}

export const textOf = ({ segments }: { readonly segments: ReadonlyArray<Line> }): string =>
  segments.map(({ text }) => text).join("\n")
