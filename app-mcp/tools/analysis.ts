import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { outlineOf } from "../texts/outline-text.ts"
import { tool } from "../tool.ts"
import { optionFieldWords, taskIdField } from "./fields.ts"

export const analysisTools = [
  tool(getSummary, {
    name: "get_summary",
    title: "Get a summary",
    description:
      "Read the summary of an analysed task. `sections` gives the lines that each claim rests on; `supported` is true if it is "
      + "verified: its quote was said there, and its numbers, dates, names and negations agree with it. Do not repeat others as "
      + "facts. If there is no summary yet, call start_analysis.",
    fields: taskIdField,
    isQuoted: true,
    say: ({ summary, scenario, version, isEdited, isOutdated }) =>
      `${summary}\n\n(${scenario}; version ${version}${isEdited ? ", edited by hand" : ""}${
        isOutdated ? "; lines of the transcript have changed since; start_analysis rewrites it" : ""
      })`,
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(getMindMap, {
    name: "get_mind_map",
    title: "Get a mind map",
    description: "Read the mind map of an analysed task, as a tree of ideas with the moments they rest on.",
    fields: taskIdField,
    isQuoted: true,
    say: ({ mindMap }) => outlineOf(mindMap),
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(startAnalysis, {
    name: "start_analysis",
    title: "Summarise a transcript",
    description:
      "Write or rewrite the summary and mind map of a finished transcript, in another style or as another kind of "
      + "recording if given. What people have edited stays. With `section`, only that section is rewritten, with the edits "
      + "in it. "
      + "Follow it with job_status, then read get_summary.",
    fields: {
      ...taskIdField,
      style: optionFieldWords.style,
      scenario: optionFieldWords.scenario,
      section: "The only section to rewrite; leave it out for all.",
    },
    say: (task) => `The analysis of "${task.title}" has started; call job_status until it is over.`,
  }),
  tool(redrawMindMap, {
    name: "redraw_mind_map",
    title: "Redraw a mind map",
    description: "Redraw the mind map from the current summary, for example after edit_task.",
    fields: taskIdField,
    idempotentHint: true,
    say: ({ mindMap }) => outlineOf(mindMap),
  }),
]
