import { exportTask } from "./use-cases/export-task.ts"

export const exportCases = [
  exportTask,
] as const
