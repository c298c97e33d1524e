import type { Tool } from "../tool.ts"
import { changingTools } from "./changing.ts"
import { exportingTools } from "./exporting.ts"
import { jobStatus } from "./job-status.ts"
import { makingTools } from "./making.ts"
import { readingTools } from "./reading.ts"

export const tools: ReadonlyArray<Tool> = [
  ...readingTools,
  ...exportingTools,
  ...makingTools,
  jobStatus,
  ...changingTools,
]

/** The use cases an assistant can use, by name. */
export const bound: ReadonlyArray<string> = tools.map(({ useCase }) => useCase)
