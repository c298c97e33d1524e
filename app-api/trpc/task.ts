import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { getTaskStory } from "#domain/task/use-cases/get-task-story.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { mutation, query, router } from "./trpc.ts"

export const taskRouter = router({
  cancelTask: mutation(cancelTask),
  deleteTasks: mutation(deleteTasks),
  getTaskStory: query(getTaskStory),
  renameTask: mutation(renameTask),
  startTranscription: mutation(startTranscription),
})
