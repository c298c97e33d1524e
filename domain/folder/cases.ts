import { countByFolder } from "./use-cases/count-by-folder.ts"
import { createFolder } from "./use-cases/create-folder.ts"
import { deleteFolder } from "./use-cases/delete-folder.ts"
import { listFolders } from "./use-cases/list-folders.ts"
import { moveTasks } from "./use-cases/move-tasks.ts"
import { moveToFolder } from "./use-cases/move-to-folder.ts"
import { renameFolder } from "./use-cases/rename-folder.ts"

export const folderCases = [
  countByFolder,
  createFolder,
  deleteFolder,
  listFolders,
  moveTasks,
  moveToFolder,
  renameFolder,
] as const
