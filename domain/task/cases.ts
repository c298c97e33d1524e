import { cancelTask } from "./use-cases/cancel-task.ts"
import { deleteTasks } from "./use-cases/delete-tasks.ts"
import { getTaskStory } from "./use-cases/get-task-story.ts"
import { renameTask } from "./use-cases/rename-task.ts"
import { startTranscription } from "./use-cases/start-transcription.ts"

export const taskCases = [
  cancelTask,
  deleteTasks,
  getTaskStory,
  renameTask,
  startTranscription,
] as const
