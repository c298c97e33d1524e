import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { SectionKind } from "../task/summary-section.ts"
import type { PlainLines } from "../transcript/transcript.ts"
import type { Draft, Point } from "./analysis.ts"
import { judgeOf } from "./evidence/judge-claim.ts"
import { isSaidDuty } from "./evidence/said-duty.ts"
import { namedText } from "./speaker-reference.ts"

/**
 * A checked claim. `supported` says that it is verified (`evidence/judge-claim.ts`): its quote is in the cited segments, and
 * its numbers, dates, names and negations agree with the quote; its owner and its date are named there too. All else is not
 * verified. `begin` is the offset of the first cited segment in milliseconds, or null.
 */
export const CheckedPoint = wireAs("Claim", {
  text: Schema.NonEmptyString,
  segments: Schema.Array(SegmentId),
  quote: Schema.NullOr(Schema.String),
  owner: Schema.NullOr(Schema.String),
  due: Schema.NullOr(Schema.String),
  supported: Schema.Boolean,
  begin: Schema.NullOr(OffsetMs),
})
export type CheckedPoint = typeof CheckedPoint.Type

export const CheckedSection = Schema.Struct({
  kind: SectionKind,
  title: Schema.NonEmptyString,
  points: Schema.Array(CheckedPoint),
}).annotate({ identifier: "Section" })
export type CheckedSection = typeof CheckedSection.Type

/** A claim that fails the check is marked, never hidden: readers judge for themselves. */
export const checkDraft = (draft: Draft, transcript: PlainLines): ReadonlyArray<CheckedSection> => {
  const judge = judgeOf(transcript.segments, transcript.speakers)
  const check = (point: Point): CheckedPoint => {
    const { cited, unverified } = judge({ ...point, text: namedText(point.text, new Map()) })
    return {
      ...point,
      supported: unverified === null && isSaidDuty(point, cited, transcript),
      begin: cited.lines[0]?.begin ?? null,
    }
  }
  return draft.sections.map((section) => ({ ...section, points: section.points.map(check) }))
}
