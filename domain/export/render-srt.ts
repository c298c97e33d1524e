import { Effect } from "effect"
import type { Transcript } from "../transcript/transcript.ts"
import { cuesOf, subtitleTime } from "./cues.ts"
import { inSlices } from "./in-slices.ts"

/** Subtitles as SubRip, with speakers' names in the text. */
export const renderSrt = Effect.fnUntraced(function*(transcript: Transcript, hasSpeakers: boolean) {
  const cues = yield* cuesOf(transcript, hasSpeakers, (speaker) => `${speaker}: `)
  const blocks = yield* inSlices(cues, ({ begin, end, lines }, index) => {
    const times = `${subtitleTime(begin, ",")} --> ${subtitleTime(end, ",")}`
    return [`${index + 1}`, times, ...lines.map(neutralised), ""].join("\r\n")
  })
  return blocks.join("\r\n")
})

const joiner = "\u2060"

/** SubRip has no escapes, so an invisible character breaks up what players would read as times, tags or commands. */
const neutralised = (line: string): string =>
  line
    .replaceAll("-->", `--${joiner}>`)
    .replaceAll("<", `<${joiner}`)
    .replaceAll(/\{(?=[\\a-z])/gi, `{${joiner}`)
