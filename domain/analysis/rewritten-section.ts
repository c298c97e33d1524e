import type { SectionKind } from "../task/summary-section.ts"
import { withTicksOf } from "./action-items.ts"
import type { AnalysisResult } from "./analysis-result.ts"
import * as MindMap from "./mind-map.ts"
import { withSectionOf } from "./summary-sections.ts"

/** A summary in which one section was rewritten. All others, and edits in them, stay. */
export const rewrittenSection = (
  before: AnalysisResult,
  written: AnalysisResult,
  kind: SectionKind,
  title: string,
): AnalysisResult => {
  const summary = rewrittenText(before.summary, written.summary, kind, before.language)
  const at = before.sections.findIndex((section) => section.kind === kind)
  const kept = before.sections.filter((section) => section.kind !== kind)
  const fresh = written.sections.filter((section) => section.kind === kind && section.points.length > 0)
  return {
    ...before,
    summary,
    sections: fresh.length === 0 ? before.sections : kept.toSpliced(at < 0 ? kept.length : at, 0, ...fresh),
    mindMap: MindMap.fromMarkdown(title, summary),
    analyst: written.analyst,
    style: written.style,
    updatedAt: written.updatedAt,
  }
}

/** Ticks of items that read the same are kept. */
export const rewrittenText = (before: string, written: string, kind: SectionKind, language: string): string =>
  withTicksOf(before, withSectionOf(before, written, kind, language), language)
