import { Schema, Struct } from "effect"
import { SegmentId, UserId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { Span } from "../recognition/speech.ts"
import { Coverage } from "../task/coverage.ts"
import { Line, Segment } from "./transcript.ts"

export const ChangeKind = Schema.Literals(["edit", "split", "join", "delete", "replace", "retranscribe"])
export type ChangeKind = typeof ChangeKind.Type

/** Neighbouring lines, and those that took their place. */
const Piece = Schema.Struct({
  /** The line before them; null if they begin the transcript. */
  place: Schema.NullOr(SegmentId),
  before: Schema.Array(Segment),
  after: Schema.Array(Line),
})
export type Piece = typeof Piece.Type

/** Who made a change; null for the operator and for the engine. */
const By = Schema.NullOr(UserId)
const Excerpt = Schema.NullOr(Schema.String)

/** A change of lines, with what it takes to undo it exactly. */
export const LineChange = Schema.Struct({
  /** Counts up within a task. */
  id: Schema.Int,
  kind: ChangeKind,
  at: Schema.DateTimeUtcFromString,
  by: By,
  pieces: Schema.Array(Piece),
  /** The coverage of a span that was transcribed again, as it was before. */
  coverage: Schema.optionalKey(Schema.Struct({ span: Span, ...Struct.pick(Coverage.to.fields, ["gaps", "possible"]) })),
})
export type LineChange = typeof LineChange.Type

/** What a client must do to lines it has. Those added follow the line `after`, or come first. */
export const LineSplice = wireAs("LineSplice", {
  removed: Schema.Array(SegmentId),
  added: Schema.Array(Line),
  after: Schema.NullOr(SegmentId),
})
export type LineSplice = typeof LineSplice.Type

/** Kept to be undone: the newest changes, as long as they have few enough lines together. */
export const keptChanges = { count: 50, lines: 20_000 }

const shown = {
  id: Schema.Int,
  kind: ChangeKind,
  at: Schema.DateTimeUtcFromString,
  /** Where in the recording, in milliseconds. */
  begin: OffsetMs,
  end: OffsetMs,
  /** How many lines it replaced or removed. */
  lines: Schema.Int,
  /** How the first changed lines began, before and after, divided by a slash; null if there were none. */
  was: Excerpt,
  now: Excerpt,
}

/** What is stored to list a change. */
export const ChangeSummary = wire({ ...shown, by: By })
export type ChangeSummary = typeof ChangeSummary.Type

/** What a list shows of a change. */
export const ListedChange = wireAs("Change", {
  ...shown,
  /** What others call the account that made it; null for the operator, the engine, and an account that is gone. */
  by: Schema.NullOr(Schema.String),
})

/** How many lines are stored in a change. */
export const sizeOf = ({ pieces }: LineChange): number =>
  pieces.reduce((sum, { before, after }) => sum + before.length + after.length, 0)

export const summaryOf = ({ id, kind, at, by, pieces }: LineChange): ChangeSummary => {
  const lines = pieces.flatMap(({ before, after }) => [...before, ...after])
  return {
    id,
    kind,
    at,
    by,
    begin: lines.reduce((least, { begin }) => Math.min(least, begin), lines[0]?.begin ?? 0),
    end: lines.reduce((most, { end }) => Math.max(most, end), 0),
    lines: pieces.reduce((sum, { before }) => sum + before.length, 0),
    was: excerptOf(pieces[0]?.before ?? []),
    now: excerptOf(pieces[0]?.after ?? []),
  }
}

/** In characters. */
const excerptLength = 160

const excerptOf = (lines: ReadonlyArray<Line>): string | null => {
  if (lines.length === 0) return null
  const text = lines.slice(0, excerptLength).map((line) => line.text).join(" / ")
  return Array.from(text.slice(0, 4 * excerptLength)).slice(0, excerptLength).join("")
}
