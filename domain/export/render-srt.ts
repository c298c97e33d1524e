import { Effect } from "effect"
import { inSlices } from "../kernel/in-slices.ts"
import type { Transcript } from "../transcript/transcript.ts"
import { cuesOf, subtitleTime } from "./cues.ts"
import type { LinesUnder } from "./material.ts"

/** Subtitles as SubRip, with speakers' names in the text. */
export const renderSrt = Effect.fnUntraced(
  function*(transcript: Transcript, hasSpeakers: boolean, under?: LinesUnder, shortest?: number) {
    const cues = yield* cuesOf(transcript, hasSpeakers, (speaker) => `${speaker}: `, under?.texts, shortest)
    const blocks = yield* inSlices(cues, ({ begin, end, lines, under }, index) => {
      const times = `${subtitleTime(begin, ",")} --> ${subtitleTime(end, ",")}`
      return [`${index + 1}`, times, ...[...lines, ...under].map(neutralised), ""].join("\r\n")
    })
    return blocks.join("\r\n")
  },
)

const joiner = "\u2060"

/** SubRip has no escapes, so an invisible character breaks up what players would read as times, tags or commands. */
const neutralised = (line: string): string =>
  line
    .replaceAll("-->", `--${joiner}>`)
    .replaceAll("<", `<${joiner}`)
    .replaceAll(/\{(?=[\\a-z])/gi, `{${joiner}`)
