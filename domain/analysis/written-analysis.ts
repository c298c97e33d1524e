import { inOrderOf } from "../task/summary-section.ts"
import type { PlainLines } from "../transcript/transcript.ts"
import type { AnalysisResult } from "./analysis-result.ts"
import type { Draft } from "./analysis.ts"
import { bindDraft } from "./bind-speakers.ts"
import { checkDraft, type CheckedSection } from "./claims.ts"
import * as MindMap from "./mind-map.ts"
import { toMarkdown } from "./summary-markdown.ts"

interface Written
  extends Pick<AnalysisResult, "language" | "analyst" | "style" | "version" | "linesRevision" | "updatedAt">
{
  readonly title: string
  readonly draft: Draft
  /** False for texts, whose claims cite lines instead of times. */
  readonly isSpoken: boolean
}

/** Turns a draft into a result to store: claims checked against the transcript, with the summary and mind map made from them. */
export const writtenAnalysis = (
  { title, draft, isSpoken, ...facts }: Written,
  transcript: PlainLines,
): AnalysisResult => {
  const checked = checkDraft(bindDraft(draft, transcript), transcript)
  const lines = isSpoken ? null : new Map(transcript.segments.map(({ id }, index) => [id, index + 1]))
  const hasTimes = isSpoken || transcript.segments.some(({ end }) => end > 0)
  const sections = inOrderOf(draft.scenario, hasTimes ? checked : checked.map(withoutTimes))
  const summary = toMarkdown(sections, facts.language, lines)
  return {
    ...facts,
    scenario: draft.scenario,
    summary,
    sections,
    mindMap: MindMap.fromMarkdown(title, summary),
    isEdited: false,
  }
}

/** The lines of a text without times are all at 0. */
const withoutTimes = ({ kind, title, points }: CheckedSection): CheckedSection => ({
  kind,
  title,
  points: points.map((point) => Object.assign({}, point, { begin: null })),
})
