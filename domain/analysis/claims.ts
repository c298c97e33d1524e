import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wire } from "../kernel/wire.ts"
import type { Segment, Transcript } from "../transcript/transcript.ts"
import { type Draft, type Point, SectionKind } from "./analysis.ts"

/**
 * A claim after checking. `supported` is false when it names no segment, names one that does not exist, or quotes what
 * nobody said there. `begin` is when its first cited segment begins, in milliseconds, or null.
 */
export const CheckedPoint = wire({
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
})
export type CheckedSection = typeof CheckedSection.Type

/** A claim that fails the check is marked, never hidden: the reader decides what to think of it. */
export const checkDraft = (draft: Draft, transcript: Transcript): ReadonlyArray<CheckedSection> => {
  const places = new Map(transcript.segments.map((segment, place) => [segment.id, { place, segment }]))
  const check = (point: Point): CheckedPoint => {
    const cited = point.segments.flatMap((id) => places.get(id) ?? [])
    const areReal = cited.length > 0 && cited.length === point.segments.length
    return {
      ...point,
      supported: areReal && (point.quote === null || occurs(point.quote, spoken(cited))),
      begin: cited[0]?.segment.begin ?? null,
    }
  }
  return draft.sections.map((section) => ({ ...section, points: section.points.map(check) }))
}

interface Cited {
  readonly place: number
  readonly segment: Segment
}

/** Neighbours are read as one text, since a quote may run across them; a gap between them may not be quoted over. */
const spoken = (cited: ReadonlyArray<Cited>): string =>
  cited
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, segment }, index, all) =>
      `${place - (all[index - 1]?.place ?? -1) > 1 ? gap : ""}${plain(segment.text)}`
    )
    .join("")

const gap = "|"

const occurs = (quote: string, text: string): boolean => {
  const wanted = plain(quote)
  return wanted.trim() !== "" && text.includes(wanted)
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Words between single spaces; where words are not told apart by spaces, characters. Case and punctuation do not count. */
const plain = (text: string): string => {
  const words = text.normalize("NFKC").toLowerCase().replaceAll(/['’ʼ]/g, "").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.map((word) => unspaced.test(word) ? Array.from(word, (letter) => ` ${letter} `).join("") : ` ${word} `)
    .join("")
}
