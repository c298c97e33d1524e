import type { Tool } from "../tool.ts"
import { analysisTools } from "./analysis/tools.ts"
import { exportTaskTool } from "./export/export-task.ts"
import { intakeTools } from "./intake/tools.ts"
import { libraryTools } from "./library/tools.ts"
import { getUsageTool } from "./plan/get-usage.ts"
import { sharingTools } from "./sharing/tools.ts"
import { taskTools } from "./task/tools.ts"
import { transcriptTools } from "./transcript/tools.ts"

/** Every tool, in the order a client lists them: reading comes first. */
export const tools: ReadonlyArray<Tool> = [
  ...libraryTools,
  ...transcriptTools,
  ...analysisTools,
  exportTaskTool,
  getUsageTool,
  ...intakeTools,
  ...taskTools,
  ...sharingTools,
]

/** The use cases an assistant can use, by name. */
export const bound: ReadonlyArray<string> = tools.map(({ useCase }) => useCase)
