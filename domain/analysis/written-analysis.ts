import type { Transcript } from "../transcript/transcript.ts"
import type { AnalysisResult } from "./analysis-result.ts"
import type { Draft } from "./analysis.ts"
import { bindDraft } from "./bind-speakers.ts"
import { checkDraft } from "./claims.ts"
import * as MindMap from "./mind-map.ts"
import { toMarkdown } from "./summary-markdown.ts"

interface Written
  extends Pick<AnalysisResult, "language" | "analyst" | "style" | "version" | "linesRevision" | "updatedAt">
{
  readonly title: string
  readonly draft: Draft
}

/** Turns a draft into a result to store: claims checked against the transcript, with the summary and mind map made from them. */
export const writtenAnalysis = ({ title, draft, ...facts }: Written, transcript: Transcript): AnalysisResult => {
  const sections = checkDraft(bindDraft(draft, transcript), transcript)
  const summary = toMarkdown(sections, facts.language)
  return {
    ...facts,
    scenario: draft.scenario,
    summary,
    sections,
    mindMap: MindMap.fromMarkdown(title, summary),
    isEdited: false,
  }
}
