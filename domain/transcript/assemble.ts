import { SegmentId } from "../kernel/ids.ts"
import type { Contribution } from "../recognition/coverage-gaps.ts"
import type { Names } from "../recognition/english/capitals.ts"
import { punctuate } from "../recognition/punctuate.ts"
import { overlapOf, type Span, type Turn, type Word } from "../recognition/speech.ts"
import type { Speaker } from "../task/speaker.ts"
import type { Segment, Transcript } from "./transcript.ts"
import { isSpelled, spelledLines } from "./written-lines.ts"

interface Line extends Span {
  readonly chunk: number
  readonly text: string
  readonly words: ReadonlyArray<Word>
  readonly speaker: number | null
}

/**
 * Combines recognised chunks, detected speech and speaker turns into a transcript. A line is named after the chunk in
 * which it begins, and counted within it: chunks that finish later rename no line. `names` are spelled as given.
 */
export const assemble = (
  results: ReadonlyArray<Contribution>,
  speech: ReadonlyArray<Span>,
  turns: ReadonlyArray<Turn>,
  names: Names,
): Transcript => {
  const bare = results.filter((chunk) => chunk.sentences === null).flatMap(({ words, chunk }) =>
    words.map((word) => ({ ...word, chunk }))
  )
  const written = results.flatMap((chunk) =>
    isSpelled(chunk) ? spelledLines(chunk, speech, turns, names) : writtenLines(chunk, turns)
  )
  const lines = [...punctuate(bare.toSorted(byBegin), speech, turns, names), ...written].toSorted(byBegin)
  const speakers = speakersOf(lines, turns)
  const counts = new Map<number, number>()
  const segments = lines.map(({ chunk, begin, end, text, words, speaker }): Segment => {
    const nth = (counts.get(chunk) ?? 0) + 1
    counts.set(chunk, nth)
    return {
      id: SegmentId.make(`s${chunk + 1}-${nth}`),
      begin,
      end,
      text: unspaced(text),
      words,
      speakerId: speaker === null ? null : (speakers.get(speaker)?.id ?? null),
    }
  })
  return { segments, speakers: [...speakers.values()] }
}

const byBegin = (a: Span, b: Span): number => a.begin - b.begin

/** Chinese and Japanese are written without spaces between words and sentences. */
const unspaced = (text: string): string =>
  text.replaceAll(
    /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}，。、；：！？]) (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}，。、；：！？])/gu,
    "",
  )
    .replace(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])\.$/u, "。")

/** Speakers are numbered in the order in which they first say something, and called what their turns call them. */
const speakersOf = (
  lines: ReadonlyArray<Line>,
  turns: ReadonlyArray<Turn>,
): ReadonlyMap<number, Speaker> => {
  const called = new Map(turns.flatMap(({ speaker, name }) => name === undefined ? [] : [[speaker, name] as const]))
  const order = [...new Set(lines.map(({ speaker }) => speaker))].filter((speaker) => speaker !== null)
  return new Map(order.map((speaker, index) => {
    const number = index + 1
    return [speaker, { id: `speaker_${number}`, name: called.get(speaker) ?? `Speaker ${number}` }]
  }))
}

/** Sentences without word times stay as written. Each goes to the speaker who speaks for most of it. */
const writtenLines = ({ chunk, sentences, words }: Contribution, turns: ReadonlyArray<Turn>): ReadonlyArray<Line> =>
  (sentences ?? []).filter(({ text }) => text.trim() !== "").map(({ begin, end, text }) => ({
    chunk,
    begin,
    end,
    text: text.trim(),
    words: words.filter((word) => middle(word) >= begin && middle(word) < end),
    speaker: speakerOf({ begin, end }, turns),
  }))

const middle = ({ begin, end }: Span): number => (begin + end) / 2

/** The speaker whose turns overlap a span longest, or whose turn is nearest; null if there are no turns. */
export const speakerOf = (span: Span, turns: ReadonlyArray<Turn>): number | null => {
  const shares = new Map<number, number>()
  for (const turn of turns) {
    const shared = overlapOf(span, turn)
    if (shared > 0) shares.set(turn.speaker, (shares.get(turn.speaker) ?? 0) + shared)
  }
  const longest = [...shares].toSorted((a, b) => b[1] - a[1])[0]
  return longest?.[0] ?? nearest(middle(span), turns)?.speaker ?? null
}

const nearest = (time: number, turns: ReadonlyArray<Turn>): Turn | undefined =>
  turns.reduce<Turn | undefined>(
    (best, turn) => best === undefined || distance(time, turn) < distance(time, best) ? turn : best,
    undefined,
  )

const distance = (time: number, { begin, end }: Span): number => Math.max(begin - time, time - end, 0)
