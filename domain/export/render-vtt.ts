import type { Transcript } from "../transcript/transcript.ts"
import { type Cue, cuesOf, subtitleTime } from "./cues.ts"

/** Subtitles as WebVTT, with a voice tag in each cue. */
export const renderVtt = (transcript: Transcript, hasSpeakers: boolean): string =>
  ["WEBVTT\n", ...cuesOf(transcript, hasSpeakers, () => "").map(blockOf)].join("\n")

const blockOf = ({ begin, end, lines, speaker }: Cue, index: number): string => {
  const voice = speaker === null ? "" : `<v ${escape(speaker.replaceAll(/\s+/g, " ").trim())}>`
  const times = `${subtitleTime(begin, ".")} --> ${subtitleTime(end, ".")}`
  return `${index + 1}\n${times}\n${voice}${lines.map(escape).join("\n")}\n`
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
