import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { tool } from "../../tool.ts"
import { optionFieldWords, taskIdField } from "../fields.ts"

export const startAnalysisTool = tool(startAnalysis, {
  name: "start_analysis",
  description:
    "Write the summary and the mind map of a finished transcript, or write them again, in another style if given. "
    + "Follow it with job_status, then read get_summary.",
  fields: { ...taskIdField, style: optionFieldWords.style },
  say: (task) => `The analysis of "${task.title}" has started; call job_status until it is over.`,
})
