import type { Speaker } from "../task/speaker.ts"
import type { AnalysisResult } from "./analysis-result.ts"
import type { MindMap } from "./mind-map.ts"
import { namedText, namesOf } from "./speaker-reference.ts"
import { escapeMarkdown } from "./summary-markdown.ts"

/** A stored analysis as readers receive it: with the speakers' current names. */
export const namedAnalysis = (stored: AnalysisResult, speakers: ReadonlyArray<Speaker>): AnalysisResult => {
  const names = namesOf(speakers)
  const named = (text: string): string => namedText(text, names)
  return {
    ...stored,
    summary: namedSummary(stored.summary, speakers),
    sections: stored.sections.map((section) => ({
      ...section,
      points: section.points.map((point) => ({
        ...point,
        text: named(point.text),
        owner: point.owner === null ? null : named(point.owner),
      })),
    })),
    mindMap: namedMap(stored.mindMap, named),
  }
}

/** The Markdown with the speakers' current names. */
export const namedSummary = (markdown: string, speakers: ReadonlyArray<Speaker>): string =>
  summaryNamer(speakers)(markdown)

/** Puts the current names of the speakers into any number of texts. */
export const summaryNamer = (speakers: ReadonlyArray<Speaker>): (markdown: string) => string => {
  const names = new Map([...namesOf(speakers)].map(([id, name]) => [id, escapeMarkdown(name)]))
  return (markdown) => namedText(markdown, names)
}

const namedMap = ({ id, text, anchor, section, children }: MindMap, named: (text: string) => string): MindMap => ({
  id,
  text: named(text),
  anchor,
  ...(section === undefined ? {} : { section: named(section) }),
  children: children.map((child) => namedMap(child, named)),
})
