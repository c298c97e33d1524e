import { askLibrary } from "./use-cases/ask-library.ts"
import { askTask } from "./use-cases/ask-task.ts"
import { deleteHistory } from "./use-cases/delete-history.ts"
import { deleteLibraryHistory } from "./use-cases/delete-library-history.ts"
import { getHistory } from "./use-cases/get-history.ts"
import { getLibraryHistory } from "./use-cases/get-library-history.ts"

export const askingCases = [
  askLibrary,
  askTask,
  deleteHistory,
  deleteLibraryHistory,
  getHistory,
  getLibraryHistory,
] as const
