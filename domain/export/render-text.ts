import { Effect } from "effect"
import type { MindMap } from "../analysis/mind-map.ts"
import { inSlices } from "../kernel/in-slices.ts"
import { clock } from "../kernel/offset-ms.ts"
import { columnsOf } from "./display-width.ts"
import type { Paragraph } from "./paragraphs.ts"
import { plainSummary } from "./plain-summary.ts"
import type { Report } from "./report.ts"

/** The document as plain text. */
export const renderText = Effect.fnUntraced(function*(report: Report) {
  const { title, facts, words, summary, mindMap, transcript } = report
  const paragraphs = yield* inSlices(transcript ?? [], paragraph)
  const blocks = [
    underlined(title.replaceAll(/[\s\p{Cc}]+/gu, " ").trim(), "="),
    facts.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    ...(summary === null ? [] : [underlined(words.summary, "-"), plainSummary(summary)]),
    ...(mindMap === null ? [] : [underlined(words.mindMap, "-"), branches(mindMap.children, "").join("\n")]),
    ...(transcript === null
      ? []
      : [underlined(words.transcript, "-"), ...(paragraphs.length === 0 ? [words.noSpeech] : paragraphs)]),
  ]
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`
})

const underlined = (text: string, line: string): string => `${text}\n${line.repeat(Math.max(1, columnsOf(text)))}`

const branches = (maps: ReadonlyArray<MindMap>, indent: string): ReadonlyArray<string> =>
  maps.flatMap(({ text, anchor, children }) => [
    `${indent}- ${text}${anchor === null ? "" : ` (${clock(anchor)})`}`,
    ...branches(children, `${indent}  `),
  ])

const paragraph = (one: Paragraph): string => {
  if (one._tag === "CoverageGap") return one.text
  const time = one.begin === null ? "" : `[${clock(one.begin)}] `
  return `${time}${one.name === null ? "" : `${one.name}: `}${one.text}`
}
