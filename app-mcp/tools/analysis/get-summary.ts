import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const getSummaryTool = tool(getSummary, {
  name: "get_summary",
  description: "Read the summary of an analysed task. `sections` tell for each claim the lines it rests on and whether "
    + "they support it. If there is none yet, call start_analysis.",
  fields: taskIdField,
  say: ({ summary, version, isEdited }) => `${summary}\n\n(version ${version}${isEdited ? ", edited by hand" : ""})`,
  readOnlyHint: true,
  idempotentHint: true,
})
