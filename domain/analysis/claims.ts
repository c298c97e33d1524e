import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { SectionKind } from "../task/summary-section.ts"
import type { Line, PlainLines } from "../transcript/transcript.ts"
import type { Draft, Point } from "./analysis.ts"

/**
 * A checked claim. `supported` is false if it cites no segment, cites one that does not exist, or quotes words that
 * were not said there. `begin` is the offset of the first cited segment in milliseconds, or null.
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
  const evidence = evidenceIn(transcript.segments)
  const check = (point: Point): CheckedPoint => {
    const { lines, allExist, holds } = evidence(point.segments)
    return {
      ...point,
      supported: allExist && (point.quote === null || holds(point.quote)),
      begin: lines[0]?.begin ?? null,
    }
  }
  return draft.sections.map((section) => ({ ...section, points: section.points.map(check) }))
}

/** Looks lines up, and says whether they all exist and hold a quote. */
export const evidenceIn = (transcript: ReadonlyArray<Line>) => {
  const byId = new Map(transcript.map((segment, position) => [segment.id, { position, segment }]))
  return (ids: ReadonlyArray<SegmentId>) => {
    const cited = ids.flatMap((id) => byId.get(id) ?? [])
    return {
      lines: cited.map(({ segment }) => segment),
      allExist: cited.length > 0 && cited.length === ids.length,
      holds: (quote: string): boolean => occurs(quote, spoken(cited)),
    }
  }
}

interface Cited {
  readonly position: number
  readonly segment: Line
}

/** Adjacent segments are read as one text, since a quote may span them; it may not span a gap between them. */
const spoken = (cited: ReadonlyArray<Cited>): string =>
  cited
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, segment }, index, all) =>
      `${position - (all[index - 1]?.position ?? -1) > 1 ? gap : ""}${plain(segment.text)}`
    )
    .join("")

const gap = "|"

const occurs = (quote: string, text: string): boolean => {
  const wanted = plain(quote)
  return wanted.trim() !== "" && text.includes(wanted)
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Text for comparison: lower case, no punctuation, single spaces between words (or characters, in scripts without spaces). */
const plain = (text: string): string => {
  const words = text.normalize("NFKC").toLowerCase().replaceAll(/['’ʼ]/g, "").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.map((word) => unspaced.test(word) ? Array.from(word, (letter) => ` ${letter} `).join("") : ` ${word} `)
    .join("")
}
