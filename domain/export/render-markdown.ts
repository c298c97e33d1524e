import { Effect } from "effect"
import type { MindMap } from "../analysis/mind-map.ts"
import { escapeMarkdown } from "../analysis/summary-markdown.ts"
import { inSlices } from "../kernel/in-slices.ts"
import { clock } from "../kernel/offset-ms.ts"
import { loweredHeadings } from "../text/lowered-headings.ts"
import { citationsAsText } from "../text/written-citations.ts"
import type { Paragraph } from "./paragraphs.ts"
import type { Report } from "./report.ts"

/** The document as Markdown. Spoken text is escaped; the summary already is Markdown. */
export const renderMarkdown = Effect.fnUntraced(function*(report: Report) {
  const { title, facts, words, summary, mindMap, transcript } = report
  const paragraphs = yield* inSlices(transcript ?? [], paragraph)
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    facts.map(({ name, value }) => `- ${name}: ${escapeMarkdown(value)}`).join("\n"),
    ...(summary === null ? [] : [`## ${words.summary}`, loweredHeadings(citationsAsText(summary)).trim()]),
    ...(mindMap === null ? [] : [`## ${words.mindMap}`, branches(mindMap.children, "").join("\n")]),
    ...(transcript === null
      ? []
      : [`## ${words.transcript}`, ...(paragraphs.length === 0 ? [`*${words.noSpeech}*`] : paragraphs)]),
  ]
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`
})

const branches = (maps: ReadonlyArray<MindMap>, indent: string): ReadonlyArray<string> =>
  maps.flatMap(({ text, anchor, children }) => [
    `${indent}- ${escapeMarkdown(text)}${anchor === null ? "" : ` (${clock(anchor)})`}`,
    ...branches(children, `${indent}  `),
  ])

const paragraph = (one: Paragraph): string => {
  if (one._tag === "CoverageGap") return `*${escapeMarkdown(one.text)}*`
  const time = one.begin === null ? "" : `(${clock(one.begin)})`
  const name = one.name === null ? "" : `**${escapeMarkdown(one.name)}**`
  const head = [name, time].filter((part) => part !== "").join(" ")
  return head === "" ? escapeMarkdown(one.text) : `${head}: ${escapeMarkdown(one.text)}`
}
