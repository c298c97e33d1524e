import { Effect } from "effect"
import { inSlices } from "../kernel/in-slices.ts"
import type { Transcript } from "../transcript/transcript.ts"
import { type Cue, cuesOf, subtitleTime } from "./cues.ts"
import type { LinesUnder } from "./material.ts"

/** Subtitles as WebVTT, with a voice tag in each cue. */
export const renderVtt = Effect.fnUntraced(
  function*(transcript: Transcript, hasSpeakers: boolean, under?: LinesUnder, shortest?: number) {
    const cues = yield* cuesOf(transcript, hasSpeakers, () => "", under?.texts, shortest)
    return ["WEBVTT\n", ...yield* inSlices(cues, (cue, index) => blockOf(cue, index, under?.language ?? ""))].join("\n")
  },
)

const blockOf = ({ begin, end, lines, under, speaker }: Cue, index: number, language: string): string => {
  const voice = speaker === null ? "" : `<v ${escape(speaker.replaceAll(/\s+/g, " ").trim())}>`
  const times = `${subtitleTime(begin, ".")} --> ${subtitleTime(end, ".")}`
  const second = under.length === 0 ? "" : `\n<lang ${language}>${under.map(escape).join("\n")}</lang>`
  return `${index + 1}\n${times}\n${voice}${lines.map(escape).join("\n")}${second}\n`
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
