import { adasTask, type AreaSurfaces } from "./area-surfaces.ts"

const nobodysFolder = "0190a5f2-7c1e-7000-8000-0000000000f1"

export const folder: AreaSurfaces = {
  missing: {
    MCP: {
      listFolders: "list_folders is countByFolder: the same with the number of tasks in each",
      moveToFolder: "move_tasks moves one task as well as many",
    },
    CLI: {
      listFolders: "folder list is countByFolder: the same with the number of tasks in each",
      moveToFolder: "folder move moves one task as well as many",
    },
  },
  aliases: { listTasksOf: "library.listTasks" },
  routes: {
    ofTask: {
      moveToFolder: { path: `/api/folder/${adasTask}/move`, answer: 409, json: { folderId: null } },
    },
    ofCaller: {
      listFolders: { path: "/api/folder", answer: 200 },
      createFolder: { path: "/api/folder", answer: 200, json: { name: "Interviews" } },
      renameFolder: { path: `/api/folder/${nobodysFolder}`, answer: 404, json: { name: "Interviews" } },
      deleteFolder: { path: `/api/folder/${nobodysFolder}`, answer: 404 },
      countByFolder: { path: "/api/folder/stats", answer: 200 },
      moveTasks: { path: "/api/folder/move", answer: 200, json: { task_ids: [adasTask], folder_id: null } },
      listTasksOf: { path: "/api/task?page=1&folderId=uncategorized", answer: 200 },
    },
  },
  inputs: { moveToFolder: { fileId: adasTask, folderId: null } },
}
