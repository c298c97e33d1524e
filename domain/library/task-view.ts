import { Schema } from "effect"
import { ActionItem, actionItemsOf } from "../analysis/action-items.ts"
import type { AnalysisResult } from "../analysis/analysis-result.ts"
import { CheckedSection } from "../analysis/claims.ts"
import { MindMap } from "../analysis/mind-map.ts"
import { wireAs } from "../kernel/wire.ts"
import { Coverage } from "../task/coverage.ts"
import { TaskItem } from "../task/task-item.ts"
import type { Task } from "../task/task.ts"
import { Line, textOf } from "../transcript/transcript.ts"

const PartView = wireAs("Part", {
  fileName: Schema.String,
  fileSize: Schema.Finite,
  mediaType: Schema.String,
  duration: Schema.NullOr(Schema.Finite),
  offset: Schema.NullOr(Schema.Finite),
})

/** A task with its complete content. */
export const TaskView = wireAs("Task", {
  ...TaskItem.to.fields,
  /** The files it was made from; `offset` is where each begins in the joined recording, in milliseconds. */
  parts: Schema.Array(PartView),
  timeline: Schema.Array(Line),
  fullText: Schema.String,
  summary: Schema.NullOr(Schema.String),
  sections: Schema.Array(CheckedSection),
  actionItems: Schema.Array(ActionItem),
  mindMap: Schema.NullOr(MindMap),
  /** Ask AI questions that it can answer. */
  suggestions: Schema.Array(Schema.String),
  coverage: Schema.NullOr(Coverage),
  summaryVersion: Schema.NullOr(Schema.Int),
})
export type TaskView = typeof TaskView.Type

export const viewOf = (
  task: Task,
  item: TaskItem,
  segments: ReadonlyArray<Line>,
  analysis: AnalysisResult | null,
  suggestions: ReadonlyArray<string>,
): TaskView => ({
  ...item,
  parts: task.parts.map(({ fileName, fileSize, mediaType, duration, offset }) => ({
    fileName,
    fileSize,
    mediaType,
    duration,
    offset,
  })),
  timeline: segments,
  fullText: textOf({ segments }),
  summary: analysis?.summary ?? null,
  sections: analysis?.sections ?? [],
  actionItems: analysis === null ? [] : actionItemsOf(analysis.summary, analysis.language),
  mindMap: analysis?.mindMap ?? null,
  suggestions,
  coverage: task.coverage,
  summaryVersion: analysis?.version ?? null,
})
