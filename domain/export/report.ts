import { Effect, Schema } from "effect"
import { MindMap } from "../analysis/mind-map.ts"
import { summaryWords } from "../analysis/section-titles.ts"
import { clock } from "../kernel/offset-ms.ts"
import { dayIn } from "../kernel/time-zones.ts"
import { isSpoken } from "../task/source.ts"
import { withoutCitations } from "../text/written-citations.ts"
import { ExportWords, exportWords } from "./export-words.ts"
import { withKeywordLine } from "./keyword-line.ts"
import { type Material, mindMapOf } from "./material.ts"
import { Paragraph, paragraphsOf } from "./paragraphs.ts"

const Fact = Schema.Struct({ name: Schema.String, value: Schema.String })

/** A task as a document for readers, whatever the format. Parts that were not requested are null. */
export const Report = Schema.Struct({
  title: Schema.String,
  language: Schema.NullOr(Schema.String),
  words: ExportWords,
  /** How the summary labels who is responsible for an action, and by when. */
  duty: Schema.Struct({ owner: Schema.String, due: Schema.String }),
  facts: Schema.Array(Fact),
  /** Markdown, with its links to times (`#t=63`) if times are shown. */
  summary: Schema.NullOr(Schema.String),
  mindMap: Schema.NullOr(MindMap),
  transcript: Schema.NullOr(Schema.Array(Paragraph)),
})
export type Report = typeof Report.Type

export const reportOf = Effect.fnUntraced(function*(material: Material) {
  const { task, transcript, analysis, options } = material
  const words = exportWords(task.language)
  const summary = options.content === "mind_map" || analysis === null ? null : withKeywordLine(analysis.summary)
  const { owner, due } = summaryWords(analysis?.language ?? "en")
  const gaps = task.coverage?.gaps ?? []
  const report: Report = {
    title: task.title,
    language: task.language,
    words,
    duty: { owner, due },
    facts: factsOf(material, words),
    // Outside the app, nobody knows which line of a text is meant.
    summary: summary === null || (options.hasTimes && isSpoken(task.source)) ? summary : withoutCitations(summary),
    mindMap: options.content === "mind_map" ? mindMapOf(material) : null,
    transcript: transcript === null
      ? null
      : yield* paragraphsOf(transcript, gaps, isSpoken(task.source), options, words),
  }
  return report
})

/** The facts shown above the text. */
const factsOf = ({ task, transcript, options, timeZone = "UTC" }: Material, words: ExportWords): Report["facts"] => {
  const { createdAt, duration, coverage, source } = task
  const names = options.hasSpeakers ? transcript?.speakers.map(({ name }) => name) ?? [] : []
  return [
    { name: words.date, value: dayIn(createdAt, timeZone) },
    ...(isSpoken(source) && duration !== null ? [{ name: words.length, value: clock(duration * 1000) }] : []),
    ...(names.length > 0 ? [{ name: words.speakers, value: names.join(", ") }] : []),
    ...(coverage !== null && coverage.gaps.length > 0
      ? [{ name: words.covered, value: `${Math.min(99, Math.floor(coverage.ratio * 100))} %` }]
      : []),
  ]
}
