import { editTaskTool } from "./edit-task.ts"
import { getTaskTool } from "./get-task.ts"
import { jobStatusTool } from "./job-status.ts"
import { listTasksTool } from "./list-tasks.ts"
import { searchTasksTool } from "./search-tasks.ts"

export const libraryTools = [listTasksTool, searchTasksTool, getTaskTool, editTaskTool, jobStatusTool]
