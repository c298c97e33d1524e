import { SegmentId } from "../kernel/ids.ts"
import type { Contribution } from "../recognition/coverage-gaps.ts"
import { joined } from "../recognition/coverage.ts"
import type { Names } from "../recognition/english/capitals.ts"
import type { Span, Turn } from "../recognition/speech.ts"
import { assemble, speakerOf } from "./assemble.ts"
import { extendedToSpeech } from "./line-edges.ts"
import type { Segment } from "./transcript.ts"

interface Fresh {
  readonly contributions: ReadonlyArray<Contribution>
  /** The span and the lines in and around it, in order; those not in `replaced` stay. */
  readonly span: Span
  readonly lines: ReadonlyArray<Segment>
  readonly replaced: ReadonlyArray<Segment>
  /** Detected speech that had no lines. */
  readonly gaps: ReadonlyArray<Span>
  readonly revision: number
  readonly names: Names
}

/**
 * The new lines of a span that was transcribed again. Each belongs to the person speaking then, or nearest to it. Where a
 * line stays, nothing is added.
 */
export const freshLines = (
  { contributions, span, lines, replaced, gaps, revision, names }: Fresh,
): ReadonlyArray<Segment> => {
  const kept = lines.filter((line) => !replaced.includes(line))
  const heard = contributions.map((one) => outside(kept, one))
  const voices = [...new Set(lines.flatMap(({ speakerId }) => speakerId ?? []))]
  const turns = lines.flatMap(({ begin, end, speakerId }): ReadonlyArray<Turn> =>
    speakerId === null ? [] : [{ begin, end, speaker: voices.indexOf(speakerId) }]
  )
  const speech = joined([...replaced, ...gaps])
  const { segments } = assemble(heard, speech.length === 0 ? [span] : speech, turns, names)
  const fresh = segments.map((line, nth): Segment => {
    const { text, words } = line
    const { begin, end } = within(span, line)
    const speaker = speakerOf({ begin, end }, turns)
    const speakerId = speaker === null ? null : voices[speaker] ?? null
    return { id: SegmentId.make(`r${revision}-${nth + 1}`), begin, end, text, words, speakerId }
  })
  return extendedToSpeech(fresh, speech.map((part) => within(span, part)))
}

/** `part` as far as it is in `span`; empty, at the edge of `span`, if they do not overlap. */
const within = (span: Span, part: Span): Span => {
  const begin = Math.min(Math.max(part.begin, span.begin), span.end)
  return { begin, end: Math.max(begin, Math.min(part.end, span.end)) }
}

/** What was recognised outside some lines. */
const outside = (kept: ReadonlyArray<Span>, contribution: Contribution): Contribution => {
  const isOutside = ({ begin, end }: Span): boolean =>
    kept.every((line) => (begin + end) / 2 < line.begin || (begin + end) / 2 >= line.end)
  return {
    ...contribution,
    words: contribution.words.filter(isOutside),
    sentences: contribution.sentences?.filter(isOutside) ?? null,
  }
}
