import { cancelTaskTool } from "./cancel-task.ts"
import { deleteTasksTool } from "./delete-tasks.ts"
import { renameTaskTool } from "./rename-task.ts"
import { startTranscriptionTool } from "./start-transcription.ts"

export const taskTools = [startTranscriptionTool, cancelTaskTool, renameTaskTool, deleteTasksTool]
