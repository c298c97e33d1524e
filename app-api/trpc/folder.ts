import { countByFolder } from "#domain/folder/use-cases/count-by-folder.ts"
import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { listFolders } from "#domain/folder/use-cases/list-folders.ts"
import { moveTasks } from "#domain/folder/use-cases/move-tasks.ts"
import { moveToFolder } from "#domain/folder/use-cases/move-to-folder.ts"
import { renameFolder } from "#domain/folder/use-cases/rename-folder.ts"
import { mutation, query, router } from "./trpc.ts"

export const folderRouter = router({
  countByFolder: query(countByFolder),
  createFolder: mutation(createFolder),
  deleteFolder: mutation(deleteFolder),
  listFolders: query(listFolders),
  moveTasks: mutation(moveTasks),
  moveToFolder: mutation(moveToFolder),
  renameFolder: mutation(renameFolder),
})
