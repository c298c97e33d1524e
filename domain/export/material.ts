import type { AnalysisResult } from "../analysis/analysis-result.ts"
import type { MindMap } from "../analysis/mind-map.ts"
import type { Task } from "../task/task.ts"
import type { Transcript } from "../transcript/transcript.ts"
import type { ExportOptions } from "./export-options.ts"

/** Everything an export is made from; parts that it does not hold are null. */
export interface Material {
  readonly task: Task
  readonly transcript: Transcript | null
  readonly analysis: AnalysisResult | null
  readonly options: ExportOptions
  /** Of the dates in it; UTC if it says nothing. */
  readonly timeZone?: string
  /** What stands under the lines of subtitles. */
  readonly under?: LinesUnder
}

/** The lines of a transcript in a second language. */
export interface LinesUnder {
  readonly language: string
  /** By the id of the line; those that are not translated are not there. */
  readonly texts: ReadonlyMap<string, string>
}

/** The mind map under the task's current title, with times only if they are shown. */
export const mindMapOf = ({ task, analysis, options }: Material): MindMap => {
  const branches = analysis?.mindMap.children ?? []
  const children = options.hasTimes ? branches : branches.map(withoutAnchors)
  return { id: analysis?.mindMap.id ?? "0", text: task.title, anchor: null, children }
}

const withoutAnchors = ({ id, text, children }: MindMap): MindMap => ({
  id,
  text,
  anchor: null,
  children: children.map(withoutAnchors),
})
