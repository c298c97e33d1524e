import { countByFolder } from "#domain/folder/use-cases/count-by-folder.ts"
import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { listFolders } from "#domain/folder/use-cases/list-folders.ts"
import { moveTasks } from "#domain/folder/use-cases/move-tasks.ts"
import { moveToFolder } from "#domain/folder/use-cases/move-to-folder.ts"
import { renameFolder } from "#domain/folder/use-cases/rename-folder.ts"
import { FolderId, TaskId } from "#domain/kernel/ids.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { Effect, Schema } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

const OneFolder = { id: FolderId }
const { page, pageSize, folderId } = listTasks.input.to.fields

export const Folder = HttpApiGroup.make("folder").annotate(OpenApi.Description, "Folders and their contents").add(
  get("listFolders", "/api/folder", { ...answers(listFolders.output) }).annotateMerge(
    says("List folders", "The caller's folders, by name."),
  ),
  post("createFolder", "/api/folder", { payload: createFolder.input, ...answers(createFolder.output) }).annotateMerge(
    says("Create a folder", "Names are unique within an account, regardless of case and character width."),
  ),
  put("renameFolder", "/api/folder/:id", {
    params: OneFolder,
    payload: inputWithout(renameFolder.input, "id"),
    ...answers(renameFolder.output),
  }).annotateMerge(says("Rename a folder", "The same rules as for a new one.")),
  remove("deleteFolder", "/api/folder/:id", { params: OneFolder, ...answers(deleteFolder.output) }).annotateMerge(
    says("Delete a folder", "Its tasks are kept, in no folder."),
  ),
  get("countByFolder", "/api/folder/stats", { ...answers(countByFolder.output) }).annotateMerge(
    says("Count by folder", "How many tasks there are in all, in no folder, and in each folder."),
  ),
  post("moveToFolder", "/api/folder/:fileId/move", {
    params: { fileId: TaskId },
    payload: Schema.Struct({ fileId: Schema.optionalKey(TaskId), folderId: moveToFolder.input.fields.folderId }),
    ...answers(moveToFolder.output),
  }).annotateMerge(
    says(
      "Move a task",
      "Moves it into a folder, or out of its folder with null or `uncategorized`. Refused if it is already there. The body may repeat `fileId`; the one in the path counts.",
    ),
  ),
  post("moveTasks", "/api/folder/move", { payload: moveTasks.input, ...answers(moveTasks.output) }).annotateMerge(
    says(
      "Move tasks",
      "Returns the tasks that moved, with the folder each came from; tasks that are already there stay.",
    ),
  ),
  get("listTasksOf", "/api/task", {
    query: Schema.Struct({ page, page_size: pageSize, folderId }),
    ...answers(listTasks.output),
  }).annotateMerge(says("List the tasks of a folder", "The same as listing tasks, under its second name.")),
).middleware(Authentication)

export const FolderRoutes = HttpApiBuilder.group(
  areaApi(Folder),
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
