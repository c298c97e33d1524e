import { Effect } from "effect"
import { inSlices } from "../kernel/in-slices.ts"
import type { Segment, Transcript } from "../transcript/transcript.ts"
import { columnsOf } from "./display-width.ts"
import { clockOf } from "./word-clock.ts"
import { type LineSpan, wrapEvenly } from "./wrap.ts"

/** One subtitle of at most two lines, and about as many in a second language. Times in milliseconds from the start of the recording. */
export interface Cue {
  readonly begin: number
  readonly end: number
  readonly lines: ReadonlyArray<string>
  /** The lines in the second language. */
  readonly under: ReadonlyArray<string>
  readonly speaker: string | null
}

const columns = 42
const maxLines = 2
/** Columns that fit on two lines wherever the first one breaks. */
const room = 78
/** Milliseconds. Shorter cues are too brief to see. */
export const readable = 500

/** Formats an offset as 01:02:03.456, with the format's own `mark` before the milliseconds. */
export const subtitleTime = (offset: number, mark: string): string => {
  const seconds = Math.floor(offset / 1000)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const thousandths = String(offset % 1000).padStart(3, "0")
  return `${clock.map((count) => String(count).padStart(2, "0")).join(":")}${mark}${thousandths}`
}

/** The transcript as subtitles, in order. `opening` returns the text to put before a speaker's first words. */
export const cuesOf = Effect.fnUntraced(function*(
  { segments, speakers }: Transcript,
  hasSpeakers: boolean,
  opening: (speaker: string) => string,
  /** In the second language, by the id of the line. */
  under: ReadonlyMap<string, string> = new Map(),
  /** Shorter cues are extended until the next one. */
  shortest = readable,
) {
  const names = new Map(hasSpeakers ? speakers.map(({ id, name }) => [id, name]) : [])
  const inOrder = oneAfterAnother(segments.toSorted((a, b) => a.begin - b.begin))
  const parts = yield* inSlices(inOrder, (segment, index) => {
    const speaker = names.get(segment.speakerId ?? "") ?? null
    const isNew = segment.speakerId !== inOrder[index - 1]?.speakerId
    return split(segment, speaker, speaker !== null && isNew ? opening(speaker) : "", under.get(segment.id) ?? "")
  })
  const cues = parts.flat().toSorted((a, b) => a.begin - b.begin)
  return yield* inSlices(cues, ({ begin, end, lines, under, speaker }, index): Cue => ({
    begin,
    end: endOf({ begin, end }, cues[index + 1], shortest),
    lines,
    under,
    speaker,
  }))
})

/** The paragraphs of a pasted turn share its times. As subtitles each gets its share, by length; two who speak at once do not. */
const oneAfterAnother = (segments: ReadonlyArray<Segment>): ReadonlyArray<Segment> => {
  const shown: Array<Segment> = []
  for (let first = 0; first < segments.length;) {
    const { begin = 0, end = 0, speakerId } = segments[first] ?? {}
    const isSame = (other: Segment | undefined): boolean =>
      other?.begin === begin && other.end === end && other.speakerId === speakerId
    let next = first + 1
    while (isSame(segments[next])) next++
    const turn = segments.slice(first, next)
    const total = turn.reduce((sum, { text }) => sum + text.length, 0)
    let before = 0
    for (const segment of turn) {
      const at = begin + Math.round(((end - begin) * before) / Math.max(1, total))
      before += segment.text.length
      shown.push({ ...segment, begin: at, end: begin + Math.round(((end - begin) * before) / Math.max(1, total)) })
    }
    first = next
  }
  return shown
}

const split = (
  segment: Segment,
  speaker: string | null,
  opening: string,
  translation: string,
): ReadonlyArray<Cue> => {
  const spoken = onOneLine(segment.text)
  if (spoken === "") return []
  const text = `${opening}${spoken}`
  const clock = clockOf(segment, text, opening.length)
  const second = onOneLine(translation)
  const others = second === spoken ? [] : partsOf(second)
  const own = partsOf(text)
  // What is longer in the second language has more room there.
  const parts = others.length > own.length ? piecesOf(text, others.length) : own
  const under = others.length === parts.length ? others : piecesOf(second, second === spoken ? 0 : parts.length)
  return parts.map((shown, nth) => ({
    begin: Math.round(clock.beginAt(shown[0]?.start ?? 0)),
    end: Math.round(clock.endAt(shown.at(-1)?.end ?? text.length)),
    lines: shown.map(({ start, end }) => text.slice(start, end)),
    under: (under[nth] ?? []).map(({ start, end }) => second.slice(start, end)),
    speaker,
  }))
}

const onOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()

/** Splits a text into at most `count` parts, about equally long, and each part into lines. */
const piecesOf = (text: string, count: number): ReadonlyArray<ReadonlyArray<LineSpan>> => {
  if (count === 0 || text === "") return []
  let width = Math.max(1, Math.ceil(columnsOf(text) / count))
  let pieces = wrapEvenly(text, width, columnsOf)
  while (pieces.length > count) {
    width = Math.ceil(width * 1.1)
    pieces = wrapEvenly(text, width, columnsOf)
  }
  return pieces.map(({ start, end }) => linesIn(text, start, end))
}

const linesIn = (text: string, from: number, to: number): ReadonlyArray<LineSpan> =>
  wrapEvenly(text.slice(from, to), columns, columnsOf).map(({ start, end }) => ({
    start: from + start,
    end: from + end,
  }))

/** Splits a text into parts of one or two lines, about equally long. */
const partsOf = (text: string): ReadonlyArray<ReadonlyArray<LineSpan>> => {
  const parts = fits(text) ? [{ start: 0, end: text.length }] : wrapEvenly(text, room, columnsOf)
  return parts.flatMap(({ start: from, end: to }) => {
    const lines = linesIn(text, from, to)
    return Array.from(
      { length: Math.ceil(lines.length / maxLines) },
      (_, nth) => lines.slice(nth * maxLines, (nth + 1) * maxLines),
    )
  })
}

const fits = (text: string): boolean => {
  const width = columnsOf(text)
  return width <= columns || (width <= maxLines * columns && linesIn(text, 0, text.length).length <= maxLines)
}

/** Extends a very short cue, but not into the next one. */
const endOf = ({ begin, end }: Pick<Cue, "begin" | "end">, next: Cue | undefined, shortest: number): number => {
  if (end - begin >= shortest) return end
  const atLeast = next === undefined || next.begin <= begin
    ? begin + readable
    : Math.min(begin + readable, next.begin)
  return Math.max(end, atLeast)
}
