import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { doubtsIn } from "./doubts.ts"
import type { Line, Segment } from "./transcript.ts"

/** Where a line has words that the recogniser was unsure of: alternating start and end offsets in its text. */
export const Doubts = Schema.Array(Schema.Int).annotate({ identifier: "Doubts" })

/** Lines as columns rather than rows: far smaller and faster to read by the thousand. */
export const Columns = Schema.Struct({
  ids: Schema.Array(SegmentId),
  begins: Schema.Array(OffsetMs),
  ends: Schema.Array(OffsetMs),
  texts: Schema.Array(Schema.String),
  speakerIds: Schema.Array(Schema.NullOr(Schema.String)),
  doubts: Schema.Array(Doubts),
})
export type Columns = typeof Columns.Type

export const columnsOf = (lines: ReadonlyArray<Segment>): Columns => ({
  ids: lines.map(({ id }) => id),
  begins: lines.map(({ begin }) => begin),
  ends: lines.map(({ end }) => end),
  texts: lines.map(({ text }) => text),
  speakerIds: lines.map(({ speakerId }) => speakerId),
  doubts: lines.map(({ text, words }) => doubtsIn(text, words)),
})

export const linesOf = ({ ids, begins, ends, texts, speakerIds }: Columns): ReadonlyArray<Line> =>
  ids.map((id, at) => ({
    id,
    begin: begins[at] ?? 0,
    end: ends[at] ?? 0,
    text: texts[at] ?? "",
    speakerId: speakerIds[at] ?? null,
  }))
