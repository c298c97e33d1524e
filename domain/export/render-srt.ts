import type { Transcript } from "../transcript/transcript.ts"
import { cuesOf } from "./cues.ts"
import { subtitleTime } from "./subtitle-time.ts"

/** Subtitles as SubRip: the speaker's name before what is said. */
export const renderSrt = (transcript: Transcript, hasSpeakers: boolean): string =>
  cuesOf(transcript, hasSpeakers, (speaker) => `${speaker}: `)
    .map(({ begin, end, lines }, index) => {
      const times = `${subtitleTime(begin, ",")} --> ${subtitleTime(end, ",")}`
      return [`${index + 1}`, times, ...lines.map(harmless), ""].join("\r\n")
    })
    .join("\r\n")

const joiner = "\u2060"

/** SubRip escapes nothing: what players take for times, tags or commands is broken up by a letter that is not seen. */
const harmless = (line: string): string =>
  line
    .replaceAll("-->", `--${joiner}>`)
    .replaceAll("<", `<${joiner}`)
    .replaceAll(/\{(?=[\\a-z])/gi, `{${joiner}`)
