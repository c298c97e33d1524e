import { SegmentId } from "../kernel/ids.ts"
import type { Speaker } from "../task/speaker.ts"
import { punctuate } from "./punctuate.ts"
import { overlapOf, type Span, type Turn, type Word } from "./speech.ts"
import type { Segment, Transcript } from "./transcript.ts"
import type { ChunkResult } from "./work.ts"

interface Line extends Span {
  readonly text: string
  readonly words: ReadonlyArray<Word>
  readonly speaker: number | null
}

/** Puts what was heard, where there is speech and who spoke when together to a transcript. */
export const assemble = (
  result: ReadonlyArray<ChunkResult>,
  speech: ReadonlyArray<Span>,
  turns: ReadonlyArray<Turn>,
): Transcript => {
  const bare = result.filter((chunk) => chunk.sentences === null).flatMap(({ words }) => words)
  const written = result.flatMap((chunk) => writtenLines(chunk, turns))
  const lines = [...punctuate(bare.toSorted(byBegin), speech, turns), ...written].toSorted(byBegin)
  const speakers = speakersOf(lines)
  const segments = lines.map(({ begin, end, text, words, speaker }, index): Segment => ({
    id: SegmentId.make(`s${index + 1}`),
    begin,
    end,
    text: unspaced(text),
    words,
    speakerId: speaker === null ? null : (speakers.get(speaker)?.id ?? null),
  }))
  return { segments, speakers: [...speakers.values()] }
}

const byBegin = (a: Span, b: Span): number => a.begin - b.begin

/** Chinese and Japanese are written without spaces between words. */
const unspaced = (text: string): string =>
  text.replaceAll(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]) (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu, "")
    .replace(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])\.$/u, "。")

/** Speakers are numbered in the order in which they first say something. */
const speakersOf = (lines: ReadonlyArray<Line>): ReadonlyMap<number, Speaker> => {
  const order = [...new Set(lines.map(({ speaker }) => speaker))].filter((speaker) => speaker !== null)
  return new Map(order.map((speaker, index) => {
    const number = index + 1
    return [speaker, { id: `speaker_${number}`, name: `Speaker ${number}` }]
  }))
}

/** The engine's own sentences are kept as written; the speaker is who talks for most of one. */
const writtenLines = ({ sentences, words }: ChunkResult, turns: ReadonlyArray<Turn>): ReadonlyArray<Line> =>
  (sentences ?? []).filter(({ text }) => text.trim() !== "").map(({ begin, end, text }) => ({
    begin,
    end,
    text: text.trim(),
    words: words.filter((word) => middle(word) >= begin && middle(word) < end),
    speaker: speakerOf({ begin, end }, turns),
  }))

const middle = ({ begin, end }: Span): number => (begin + end) / 2

/** Whose turns share most time with a span, else whose turn is nearest; null when speakers were not told apart. */
const speakerOf = (span: Span, turns: ReadonlyArray<Turn>): number | null => {
  const shares = new Map<number, number>()
  for (const turn of turns) {
    const shared = overlapOf(span, turn)
    if (shared > 0) shares.set(turn.speaker, (shares.get(turn.speaker) ?? 0) + shared)
  }
  const most = [...shares].toSorted((a, b) => b[1] - a[1])[0]
  return most?.[0] ?? nearest(middle(span), turns)?.speaker ?? null
}

const nearest = (moment: number, turns: ReadonlyArray<Turn>): Turn | undefined =>
  turns.reduce<Turn | undefined>(
    (best, turn) => best === undefined || distance(moment, turn) < distance(moment, best) ? turn : best,
    undefined,
  )

const distance = (moment: number, { begin, end }: Span): number => Math.max(begin - moment, moment - end, 0)
