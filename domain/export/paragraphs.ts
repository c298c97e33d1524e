import { Effect, Schema } from "effect"
import { inSlices } from "../kernel/in-slices.ts"
import { clock } from "../kernel/offset-ms.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import type { CoverageGap } from "../task/coverage.ts"
import { joinTexts } from "../text/join-texts.ts"
import type { Segment, Transcript } from "../transcript/transcript.ts"
import type { ExportOptions } from "./export-options.ts"
import type { ExportWords } from "./export-words.ts"

/** What a speaker says without interruption, or a note about a coverage gap. `voice` is the speaker's index, for the colour. */
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

/** Characters after which a new paragraph begins even if the speaker goes on, so that readers see times regularly. */
const maxLength = 600
/** Milliseconds of silence that also begin a new paragraph. */
const pause = 8000

/** The transcript as paragraphs, with a note at each coverage gap. Lines of text and documents stay as they are. */
export const paragraphsOf = Effect.fnUntraced(function*(
  { segments, speakers }: Transcript,
  gaps: ReadonlyArray<CoverageGap>,
  isSpoken: boolean,
  { hasTimes, hasSpeakers }: Pick<ExportOptions, "hasTimes" | "hasSpeakers">,
  words: ExportWords,
) {
  const voices = new Map(speakers.map(({ id, name }, voice) => [id, { voice, name }]))
  const pendingGaps = gaps.toSorted((a, b) => a.begin - b.begin)
  const found: Array<Paragraph> = []
  let last: { readonly segment: Segment; readonly text: string } | null = null
  const addGapsBefore = (offset: number): void => {
    while (pendingGaps[0] !== undefined && pendingGaps[0].begin <= offset) {
      found.push({ _tag: "CoverageGap", text: gapText(pendingGaps[0], words) })
      pendingGaps.shift()
      last = null
    }
  }
  yield* inSlices(segments, (segment) => {
    if (segment.text.trim() === "") return
    if (isSpoken) addGapsBefore(segment.begin)
    const text = segment.text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()
    const before = found.at(-1)
    if (isSpoken && last !== null && before?._tag === "Spoken" && continues(last, segment)) {
      const joined = joinTexts(last.text, text)
      found[found.length - 1] = { ...before, text: joined }
      last = { segment, text: joined }
    } else {
      const voice = hasSpeakers ? voices.get(segment.speakerId ?? "") : undefined
      const begin = hasTimes && segment.end > 0 ? segment.begin : null
      found.push({ _tag: "Spoken", voice: voice?.voice ?? null, name: voice?.name ?? null, begin, text })
      last = { segment, text }
    }
  })
  addGapsBefore(Number.POSITIVE_INFINITY)
  return found
})

const continues = (last: { readonly segment: Segment; readonly text: string }, next: Segment): boolean =>
  last.segment.speakerId === next.speakerId
  && next.begin - last.segment.end < pause
  && last.text.length + next.text.length <= maxLength

/** Always includes times: without them nobody could tell what is missing. */
const gapText = ({ begin, end, reason }: CoverageGap, words: ExportWords): string => {
  const why = reason === "no-words-heard" ? words.noWords : `${words.failed} (${reason})`
  return `[${words.notTranscribed} ${clock(begin)}–${clock(end)}: ${why}]`
}
