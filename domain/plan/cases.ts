import { adjustMinutes } from "./use-cases/adjust-minutes.ts"
import { exportStatement } from "./use-cases/export-statement.ts"
import { getUsage } from "./use-cases/get-usage.ts"
import { listStatement } from "./use-cases/list-statement.ts"

export const planCases = [
  adjustMinutes,
  exportStatement,
  getUsage,
  listStatement,
] as const
