import { countByFolder } from "#domain/folder/use-cases/count-by-folder.ts"
import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { listFolders } from "#domain/folder/use-cases/list-folders.ts"
import { moveTasks } from "#domain/folder/use-cases/move-tasks.ts"
import { moveToFolder } from "#domain/folder/use-cases/move-to-folder.ts"
import { renameFolder } from "#domain/folder/use-cases/rename-folder.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const FolderRoutes = HttpApiBuilder.group(
  Api,
  "folder",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listFolders: () => answer(listFolders, {}),
        createFolder: ({ payload }) => answer(createFolder, payload),
        renameFolder: ({ params, payload }) => answer(renameFolder, { ...payload, id: params.id }),
        deleteFolder: ({ params }) => answer(deleteFolder, params),
        countByFolder: () => answer(countByFolder, {}),
        moveToFolder: ({ params, payload }) =>
          answer(moveToFolder, { folderId: payload.folderId, fileId: params.fileId }),
        moveTasks: ({ payload }) => answer(moveTasks, payload),
        listTasksOf: ({ query: { page_size: pageSize, ...query } }) =>
          answer(listTasks, { ...query, ...(pageSize !== undefined && { pageSize }) }),
      })),
)
