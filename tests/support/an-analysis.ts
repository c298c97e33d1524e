import type { AnalysisResult } from "#domain/analysis/analysis-result.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { at } from "./a-task.ts"

export const anAnalysis = (given: Partial<AnalysisResult> = {}): AnalysisResult => ({
  scenario: "meeting",
  summary: "# Overview\n- The launch moves to May",
  sections: [{
    kind: "overview",
    title: "Overview",
    points: [{
      text: "The launch moves to May",
      segments: [SegmentId.make("g1")],
      quote: "moves to May",
      owner: null,
      due: null,
      supported: true,
      begin: 0,
    }],
  }],
  mindMap: {
    id: "0",
    text: "Weekly sync",
    anchor: null,
    children: [{ id: "0.0", text: "The launch", anchor: 4000, children: [] }],
  },
  language: "en",
  analyst: "embedded",
  style: null,
  version: 1,
  isEdited: false,
  linesRevision: 1,
  updatedAt: at("2026-11-20T09:10:00.000Z"),
  ...given,
})
