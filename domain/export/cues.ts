import type { Segment, Transcript } from "../transcript/transcript.ts"
import { columnsOf } from "./display-width.ts"
import { clockOf } from "./word-clock.ts"
import { wrapEvenly } from "./wrap.ts"

/** What is shown at once: at most two lines, in milliseconds from the start. */
export interface Cue {
  readonly begin: number
  readonly end: number
  readonly lines: ReadonlyArray<string>
  readonly speaker: string | null
}

const columns = 42
const mostLines = 2
/** Shorter is not seen. */
const shortest = 500

/** The transcript as subtitles, in order of time. `opening` is what a speaker's first words are shown with. */
export const cuesOf = (
  { segments, speakers }: Transcript,
  hasSpeakers: boolean,
  opening: (speaker: string) => string,
): ReadonlyArray<Cue> => {
  const names = new Map(hasSpeakers ? speakers.map(({ id, name }) => [id, name]) : [])
  const inOrder = segments.toSorted((a, b) => a.begin - b.begin)
  const cues = inOrder.flatMap((segment, index) => {
    const speaker = names.get(segment.speakerId ?? "") ?? null
    const isNew = segment.speakerId !== inOrder[index - 1]?.speakerId
    return split(segment, speaker, speaker !== null && isNew ? opening(speaker) : "")
  }).toSorted((a, b) => a.begin - b.begin)
  return cues.map(({ begin, end, lines, speaker }, index) => ({
    begin,
    end: endOf({ begin, end }, cues[index + 1]),
    lines,
    speaker,
  }))
}

const split = (segment: Segment, speaker: string | null, opening: string): ReadonlyArray<Cue> => {
  const spoken = segment.text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()
  if (spoken === "") return []
  const text = `${opening}${spoken}`
  const clock = clockOf(segment, text, opening.length)
  const lines = wrapEvenly(text, columns, columnsOf)
  return Array.from({ length: Math.ceil(lines.length / mostLines) }, (_, nth) => {
    const shown = lines.slice(nth * mostLines, (nth + 1) * mostLines)
    return {
      begin: Math.round(clock.beginAt(shown[0]?.start ?? 0)),
      end: Math.round(clock.endAt(shown.at(-1)?.end ?? text.length)),
      lines: shown.map(({ start, end }) => text.slice(start, end)),
      speaker,
    }
  })
}

/** What would be gone at once stays a moment, but not into the next. */
const endOf = ({ begin, end }: Pick<Cue, "begin" | "end">, next: Cue | undefined): number => {
  const atLeast = next === undefined || next.begin <= begin ? begin + shortest : Math.min(begin + shortest, next.begin)
  return Math.max(end, atLeast)
}
