import { Effect } from "effect"
import { escapeMarkdown } from "../../analysis/summary-markdown.ts"
import { inSlices } from "../../kernel/in-slices.ts"
import { clock } from "../../kernel/offset-ms.ts"
import { loweredHeadings } from "../../text/lowered-headings.ts"
import { citationsAsLinks } from "../../text/written-citations.ts"
import { withKeywordLine } from "../keyword-line.ts"
import type { Material } from "../material.ts"
import type { Paragraph } from "../paragraphs.ts"
import { reportOf } from "../report.ts"
import { frontMatter } from "./front-matter.ts"
import { momentIn, type NotePlace, propertiesOf, unmarked } from "./note.ts"

/** A Markdown note with front matter, in which times lead to their moments in Parley. */
export const renderNote = Effect.fnUntraced(function*(material: Material, place: NotePlace) {
  const { title, words, transcript } = yield* reportOf(material)
  const summary = summaryIn(material, place)
  const paragraphs = yield* inSlices(transcript ?? [], (one) => noteParagraph(one, place.url))
  const blocks = [
    frontMatter(propertiesOf(material, place)),
    `# ${escapeMarkdown(title)}`,
    ...(summary === null ? [] : [`## ${words.summary}`, loweredHeadings(summary).trim()]),
    ...(transcript === null
      ? []
      : [`## ${words.transcript}`, ...(paragraphs.length === 0 ? [`*${words.noSpeech}*`] : paragraphs)]),
  ]
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`
})

/** The summary, whose citations lead to Parley. */
export const summaryIn = ({ analysis }: Material, { url }: NotePlace): string | null =>
  analysis === null ? null : citationsAsLinks(withKeywordLine(analysis.summary), momentIn(url))

export const noteParagraph = (one: Paragraph, url: string): string => {
  if (one._tag === "CoverageGap") return `*${escapeMarkdown(one.text)}*`
  const time = one.begin === null
    ? ""
    : `[${clock(one.begin)}](${momentIn(url)(`#t=${Math.floor(one.begin / 1000)}`)})`
  const name = one.name === null ? "" : `**${unmarked(escapeMarkdown(one.name))}**`
  const head = [name, time].filter((part) => part !== "").join(" ")
  const text = unmarked(escapeMarkdown(one.text))
  return head === "" ? text : `${head}: ${text}`
}
