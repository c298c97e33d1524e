import { joined, subtract } from "../recognition/coverage.ts"
import type { Span, SpeakerRange } from "../recognition/speech.ts"
import { isUnclear, unclearStretches } from "../recognition/unclear-stretches.ts"
import type { Notice } from "../task/notice.ts"
import type { Segment, Transcript } from "./transcript.ts"

/** Mean confidence of a word. Measured: 0.24–0.35 on German and French, 0.45 and more on English. */
const clear = 0.4
/** Below this number of words the mean is too uncertain to judge by: its standard error exceeds 0.06. */
const enough = 25
/** If as many of the words are in unclear stretches, all is unclear. */
const most = 0.8

interface Rating {
  readonly wordConfidence: boolean
}

/**
 * What the owner should know about a new transcript. `asked` is the number of speakers they gave, or null, and `unsure` how
 * many there may be if that is not clear.
 */
export const noticesOf = (
  { segments, speakers }: Transcript,
  { wordConfidence }: Rating,
  asked: number | null,
  unsure: SpeakerRange | null,
): ReadonlyArray<Notice> => {
  const words = wordConfidence ? segments.flatMap((line) => line.words) : []
  const rated = words.flatMap(({ confidence }) => confidence ?? [])
  const unclear = words.filter(isUnclear)
  const parts = unclearStretches(words)
  const mean = rated.reduce((sum, confidence) => sum + confidence, 0) / rated.length
  const found = speakers.length
  return [
    ...(rated.length >= enough && mean < clear || parts.length > 0 && unclear.length >= most * words.length
      ? [{ _tag: "SpeechUnclear" as const }]
      : []),
    ...(parts.length > 0 ? [{ _tag: "PartsUnclear" as const, parts }] : []),
    ...(asked !== null && found < asked && segments.length > 0
      ? [{ _tag: "FewerSpeakers" as const, asked, found }]
      : []),
    ...(unsure !== null && found > 0 ? [{ _tag: "SpeakersUnsure" as const, ...unsure }] : []),
  ]
}

/** The notices once a span has new lines. If no part is unclear any more, neither is all of it. */
export const withNoticesIn = (
  notices: ReadonlyArray<Notice>,
  span: Span,
  fresh: ReadonlyArray<Segment>,
  { wordConfidence }: Rating,
): ReadonlyArray<Notice> => {
  const before = notices.flatMap((notice) => notice._tag === "PartsUnclear" ? notice.parts : [])
  const found = wordConfidence ? unclearStretches(fresh.flatMap(({ words }) => words)) : []
  const parts = joined([...subtract(before, [span]), ...found])
  const isOver = before.length > 0 && parts.length === 0
  const others = notices.filter(({ _tag }) => _tag !== "PartsUnclear" && !(isOver && _tag === "SpeechUnclear"))
  return parts.length === 0 ? others : [...others, { _tag: "PartsUnclear", parts }]
}
