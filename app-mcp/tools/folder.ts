import { countByFolder } from "#domain/folder/use-cases/count-by-folder.ts"
import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { moveTasks } from "#domain/folder/use-cases/move-tasks.ts"
import { renameFolder } from "#domain/folder/use-cases/rename-folder.ts"
import { tool } from "../tool.ts"
import { always } from "./questions.ts"

const idField = { id: "From list_folders." }

export const folderTools = [
  tool(countByFolder, {
    name: "list_folders",
    title: "List folders",
    description: "The user's folders with the number of tasks in each. Pass an id to list_tasks as folder_id.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ all, uncategorized, folders }) =>
      [
        ...folders.map(({ id, name, count }) => `- "${name}" ${id}: ${count}`),
        `In no folder: ${uncategorized} of ${all}`,
      ].join("\n"),
  }),
  tool(createFolder, {
    name: "create_folder",
    title: "Create a folder",
    description: "Make a folder. Its name must be new; move tasks into it with move_tasks.",
    fields: { name: "1 to 80 characters." },
    say: ({ id, name }) => `Created "${name}" ${id}`,
  }),
  tool(renameFolder, {
    name: "rename_folder",
    title: "Rename a folder",
    description: "Give a folder a new name, which no other folder may have.",
    fields: { ...idField, name: "1 to 80 characters." },
    idempotentHint: true,
    say: ({ id, name }) => `It is now called "${name}" (${id})`,
  }),
  tool(deleteFolder, {
    name: "delete_folder",
    title: "Delete a folder",
    description: "Delete a folder. Its tasks are kept, in no folder.",
    fields: idField,
    destructiveHint: true,
    ask: always("Delete this folder? Its tasks are kept."),
    say: () => "Deleted. Its tasks are now in no folder.",
  }),
  tool(moveTasks, {
    name: "move_tasks",
    title: "Move tasks to a folder",
    description: "Move tasks into a folder, or out of any folder with folder_id null. Tasks already there stay.",
    fields: {
      task_ids: "From list_tasks or search_tasks.",
      folder_id: "From list_folders; null for none.",
    },
    idempotentHint: true,
    say: ({ moved }) => `Moved ${moved.length}`,
  }),
]
