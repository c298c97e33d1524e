import { Effect } from "effect"
import type { Transcript } from "../transcript/transcript.ts"
import { type Cue, cuesOf, subtitleTime } from "./cues.ts"
import { inSlices } from "./in-slices.ts"

/** Subtitles as WebVTT, with a voice tag in each cue. */
export const renderVtt = Effect.fnUntraced(function*(transcript: Transcript, hasSpeakers: boolean) {
  const cues = yield* cuesOf(transcript, hasSpeakers, () => "")
  return ["WEBVTT\n", ...yield* inSlices(cues, blockOf)].join("\n")
})

const blockOf = ({ begin, end, lines, speaker }: Cue, index: number): string => {
  const voice = speaker === null ? "" : `<v ${escape(speaker.replaceAll(/\s+/g, " ").trim())}>`
  const times = `${subtitleTime(begin, ".")} --> ${subtitleTime(end, ".")}`
  return `${index + 1}\n${times}\n${voice}${lines.map(escape).join("\n")}\n`
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
