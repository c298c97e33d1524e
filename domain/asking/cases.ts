import { askTask } from "./use-cases/ask-task.ts"
import { deleteHistory } from "./use-cases/delete-history.ts"
import { getHistory } from "./use-cases/get-history.ts"

export const askingCases = [
  askTask,
  deleteHistory,
  getHistory,
] as const
