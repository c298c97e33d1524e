import type { AnalysisResult } from "../analysis/analysis-result.ts"
import type { MindMap } from "../analysis/mind-map.ts"
import { translatedWord } from "../analysis/section-titles.ts"
import type { SegmentId } from "../kernel/ids.ts"
import { hashOf } from "../text/hash-of.ts"
import type { Line } from "../transcript/transcript.ts"
import { summaryTexts } from "./summary-texts.ts"
import type { Piece } from "./translation.ts"

/** Between the task to be done and who does it. */
export const dash = " — "

export const lineKey = (id: SegmentId): string => `line:${id}`
/** Texts of the summary and map are identified by their content, as their positions change when they are edited. */
export const textKey = (text: string): string => `text:${hashOf(text)}`

export interface Content {
  readonly title: string
  readonly lines: ReadonlyArray<Pick<Line, "id" | "text">>
  readonly analysis: Pick<AnalysisResult, "summary" | "mindMap" | "language"> | null
}

/** Everything of a task that is translated: the title, its lines, and the texts of its summary and mind map, each once. */
export const piecesOf = ({ title, lines, analysis }: Content, target: string): ReadonlyArray<Piece> => {
  const texts = new Set([title, ...(analysis === null ? [] : textsOf(analysis, target))])
  return [
    ...lines.map(({ id, text }) => ({ id: lineKey(id), text: text.replaceAll(/\s+/g, " ").trim() })),
    ...Array.from(texts, (text) => ({ id: textKey(text), text })),
  ].filter(({ text }) => hasWords(text))
}

/** Whether there is anything to translate: numbers and signs are the same in every language. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text)

/** The product's own words, such as headings, need no engine. */
const textsOf = (
  { summary, mindMap, language }: NonNullable<Content["analysis"]>,
  target: string,
): ReadonlyArray<string> =>
  [...summaryTexts(summary), ...nodesOf(mindMap)].filter((text) => translatedWord(text, language, target) === null)

const nodesOf = ({ text, children }: MindMap): ReadonlyArray<string> => [
  ...text.split(dash),
  ...children.flatMap(nodesOf),
]
