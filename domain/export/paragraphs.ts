import { Schema } from "effect"
import { clock } from "../analysis/summary-markdown.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import type { CoverageGap } from "../task/coverage.ts"
import type { Segment, Transcript } from "../transcript/transcript.ts"
import { joinTexts } from "./display-width.ts"
import type { ExportWords } from "./export-words.ts"
import type { Order } from "./order.ts"

/** What one voice says in one go; `voice` counts the speakers from 0, for their colour. A hole is told in words. */
export const Paragraph = Schema.TaggedUnion({
  Spoken: {
    voice: Schema.NullOr(Schema.Int),
    name: Schema.NullOr(Schema.String),
    begin: Schema.NullOr(OffsetMs),
    text: Schema.String,
  },
  CoverageGap: { text: Schema.String },
})
export type Paragraph = typeof Paragraph.Type

/** Letters after which a new paragraph begins even where nobody else speaks, so that there is a time to go by. */
const longest = 600
/** Milliseconds of silence after which one begins as well. */
const pause = 8000

/** The transcript for reading, with every hole at its place. The lines of what was written stay as they are. */
export const paragraphsOf = (
  { segments, speakers }: Transcript,
  gaps: ReadonlyArray<CoverageGap>,
  isSpoken: boolean,
  { hasTimes, hasSpeakers }: Pick<Order, "hasTimes" | "hasSpeakers">,
  words: ExportWords,
): ReadonlyArray<Paragraph> => {
  const voices = new Map(speakers.map(({ id, name }, voice) => [id, { voice, name }]))
  const waiting = gaps.toSorted((a, b) => a.begin - b.begin)
  const found: Array<Paragraph> = []
  let last: { readonly segment: Segment; readonly text: string } | null = null
  const pass = (moment: number): void => {
    while (waiting[0] !== undefined && waiting[0].begin <= moment) {
      found.push({ _tag: "CoverageGap", text: holeText(waiting[0], words) })
      waiting.shift()
      last = null
    }
  }
  for (const segment of segments.filter(({ text }) => text.trim() !== "")) {
    if (isSpoken) pass(segment.begin)
    const text = segment.text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()
    const before = found.at(-1)
    if (isSpoken && last !== null && before?._tag === "Spoken" && goesOn(last, segment)) {
      const joined = joinTexts(last.text, text)
      found[found.length - 1] = { ...before, text: joined }
      last = { segment, text: joined }
    } else {
      const voice = hasSpeakers ? voices.get(segment.speakerId ?? "") : undefined
      const begin = hasTimes ? segment.begin : null
      found.push({ _tag: "Spoken", voice: voice?.voice ?? null, name: voice?.name ?? null, begin, text })
      last = { segment, text }
    }
  }
  pass(Number.POSITIVE_INFINITY)
  return found
}

const goesOn = (last: { readonly segment: Segment; readonly text: string }, next: Segment): boolean =>
  last.segment.speakerId === next.speakerId
  && next.begin - last.segment.end < pause
  && last.text.length + next.text.length <= longest

/** Always with its times: without them nobody knows what is missing. */
const holeText = ({ begin, end, reason }: CoverageGap, words: ExportWords): string => {
  const why = reason === "no-words-heard" ? words.noWords : `${words.failed} (${reason})`
  return `[${words.notTranscribed} ${clock(begin)}–${clock(end)}: ${why}]`
}
