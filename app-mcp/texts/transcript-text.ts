import type { TranscriptView } from "#domain/transcript/use-cases/get-transcript.ts"
import type { Fitted } from "../tool.ts"
import { clock } from "./clock.ts"

type View = typeof TranscriptView.Type
type Lines = Pick<View, "segments" | "speakers">

/** The most characters in one answer: what a model reads at once. */
export const maxCharacters = 24_000

/** A transcript as `[mm:ss] Speaker: text` lines; written text has no times. */
export const linesOf = ({ segments, speakers }: Lines): string => {
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  return segments
    .map(({ begin, end, text, speakerId }) => {
      const name = speakerId === null ? undefined : names.get(speakerId)
      return `${end === 0 ? "" : `[${clock(begin)}] `}${name === undefined ? "" : `${name}: `}${text}`
    })
    .join("\n")
}

/** As many lines from the start as one answer holds; the rest is requested by its start time. */
export const fitTranscript = (view: View): Fitted<View> => {
  let room = maxCharacters
  const cut = view.segments.findIndex(({ text, words }) => (room -= text.length + words.length * 60 + 30) < 0)
  if (cut <= 0) return { kept: view, rest: null }
  const next = view.segments[cut]
  const isFurther = next !== undefined && next.begin > (view.segments[0]?.begin ?? 0)
  return {
    kept: { ...view, segments: view.segments.slice(0, cut) },
    rest: restOf(view.segments.length - cut, isFurther ? next.begin : null),
  }
}

const restOf = (more: number, from: number | null): string =>
  from === null
    ? `(${more} more lines: call export_task with format=txt and content=transcript for all of them, in parts; with json, their ids as well.)`
    : `(${more} more lines: call get_transcript with from=${from}.)`

export const saySpeakers = ({ speakers }: Pick<View, "speakers">): string =>
  `Speakers: ${speakers.map(({ id, name }) => `${name} (${id})`).join(", ")}`

export const sayTranscript = (view: View): string => {
  if (view.segments.length === 0) {
    return view.isComplete ? "There are no lines in this range." : "Nothing is transcribed yet; see job_status."
  }
  const pending = view.isComplete ? "" : "\n(Still being transcribed: more lines will follow.)"
  return `${linesOf(view)}${pending}`
}
