import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import type { Line } from "./transcript.ts"

/** Lines as columns rather than rows: far smaller and faster to read by the thousand. */
export const Columns = Schema.Struct({
  ids: Schema.Array(SegmentId),
  begins: Schema.Array(OffsetMs),
  ends: Schema.Array(OffsetMs),
  texts: Schema.Array(Schema.String),
  speakerIds: Schema.Array(Schema.NullOr(Schema.String)),
})
export type Columns = typeof Columns.Type

export const columnsOf = (lines: ReadonlyArray<Line>): Columns => ({
  ids: lines.map(({ id }) => id),
  begins: lines.map(({ begin }) => begin),
  ends: lines.map(({ end }) => end),
  texts: lines.map(({ text }) => text),
  speakerIds: lines.map(({ speakerId }) => speakerId),
})

export const linesOf = ({ ids, begins, ends, texts, speakerIds }: Columns): ReadonlyArray<Line> =>
  ids.map((id, at) => ({
    id,
    begin: begins[at] ?? 0,
    end: ends[at] ?? 0,
    text: texts[at] ?? "",
    speakerId: speakerIds[at] ?? null,
  }))
