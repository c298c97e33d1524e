import type { Heard } from "../pipeline/work.ts"
import { punctuate } from "./punctuate.ts"
import type { Span, Turn, Word } from "./speech.ts"
import { type Segment, SegmentId, type Speaker, type Transcript } from "./transcript.ts"

/** A pause this long ends a line, and no line grows longer than `longestLine`; milliseconds. */
const pause = 600
const longestLine = 20_000

interface Line extends Span {
  readonly text: string
  readonly words: ReadonlyArray<Word>
  readonly speaker: number | null
}

/** Puts what was heard, chunk by chunk, and who spoke when together to a transcript. */
export const assemble = (
  heard: ReadonlyArray<Heard>,
  turns: ReadonlyArray<Turn>,
  language: string | null,
): Transcript => {
  const lines = heard.flatMap((chunk) => linesOf(chunk, turns, language)).toSorted((a, b) => a.begin - b.begin)
  const speakers = speakersOf(lines)
  const segments = lines.map(({ begin, end, text, words, speaker }, index): Segment => ({
    id: SegmentId.make(`s${index + 1}`),
    begin,
    end,
    text,
    words,
    speakerId: speaker === null ? null : (speakers.get(speaker)?.id ?? null),
  }))
  return { segments, speakers: [...speakers.values()] }
}

/** Speakers are numbered in the order in which they first say something. */
const speakersOf = (lines: ReadonlyArray<Line>): ReadonlyMap<number, Speaker> => {
  const speakers = new Map<number, Speaker>()
  for (const { speaker } of lines) {
    if (speaker === null || speakers.has(speaker)) continue
    const number = speakers.size + 1
    speakers.set(speaker, { id: `speaker_${number}`, name: `Speaker ${number}` })
  }
  return speakers
}

const linesOf = (chunk: Heard, turns: ReadonlyArray<Turn>, language: string | null): ReadonlyArray<Line> => {
  if (chunk.sentences !== null && chunk.sentences.length > 0) {
    return chunk.sentences.flatMap((sentence) => splitSentence(sentence, chunk.words, turns))
  }
  return grouped(chunk.words, turns).map(({ words, speaker }) => ({
    begin: words[0]?.begin ?? 0,
    end: words.at(-1)?.end ?? 0,
    text: punctuate(words.map(({ text }) => text), language ?? chunk.language ?? "en"),
    words,
    speaker,
  }))
}

/** The engine's own sentences are kept as written; the speaker is who talks for most of it. */
const splitSentence = (
  sentence: Span & { readonly text: string },
  words: ReadonlyArray<Word>,
  turns: ReadonlyArray<Turn>,
): ReadonlyArray<Line> => {
  const text = sentence.text.trim()
  if (text === "") return []
  const own = words.filter((word) => middle(word) >= sentence.begin && middle(word) < sentence.end)
  return [{ begin: sentence.begin, end: sentence.end, text, words: own, speaker: mostly(sentence, turns) }]
}

interface Group {
  readonly words: Array<Word>
  readonly speaker: number | null
}

/** Words of one speaker without a pause between them. */
const grouped = (words: ReadonlyArray<Word>, turns: ReadonlyArray<Turn>): ReadonlyArray<Group> => {
  const groups: Array<Group> = []
  for (const word of words) {
    const speaker = speakerAt(middle(word), turns)
    const group = groups.at(-1)
    const last = group?.words.at(-1)
    const first = group?.words[0]
    const goesOn = last !== undefined && first !== undefined && group?.speaker === speaker &&
      word.begin - last.end < pause && word.end - first.begin <= longestLine
    if (goesOn) group?.words.push(word)
    else groups.push({ words: [word], speaker })
  }
  return groups
}

const middle = ({ begin, end }: Span): number => (begin + end) / 2

/** Who speaks at a moment: the turn it lies in, else the nearest one; null when speakers were not separated. */
const speakerAt = (moment: number, turns: ReadonlyArray<Turn>): number | null => {
  let best: Turn | null = null
  let distance = Infinity
  for (const turn of turns) {
    const away = moment < turn.begin ? turn.begin - moment : Math.max(0, moment - turn.end)
    if (away < distance) [best, distance] = [turn, away]
  }
  return best?.speaker ?? null
}

const mostly = (span: Span, turns: ReadonlyArray<Turn>): number | null => {
  const shares = new Map<number, number>()
  for (const turn of turns) {
    const shared = Math.min(turn.end, span.end) - Math.max(turn.begin, span.begin)
    if (shared > 0) shares.set(turn.speaker, (shares.get(turn.speaker) ?? 0) + shared)
  }
  const best = [...shares].toSorted((a, b) => b[1] - a[1])[0]
  return best?.[0] ?? speakerAt(middle(span), turns)
}
