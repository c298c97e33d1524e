import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { countTasks } from "#domain/task/use-cases/count-tasks.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { editTask } from "#domain/task/use-cases/edit-task.ts"
import { findByTitle } from "#domain/task/use-cases/find-by-title.ts"
import { getTask } from "#domain/task/use-cases/get-task.ts"
import { listTasks } from "#domain/task/use-cases/list-tasks.ts"
import { openTask } from "#domain/task/use-cases/open-task.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { searchTasks } from "#domain/task/use-cases/search-tasks.ts"
import { shareTask, toggleShare } from "#domain/task/use-cases/share-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { viewShared } from "#domain/task/use-cases/view-shared.ts"
import { watchTask } from "#domain/task/use-cases/watch-task.ts"
import { watchTasks } from "#domain/task/use-cases/watch-tasks.ts"
import { mutation, openQuery, query, router, stream } from "./trpc.ts"

export const taskRouter = router({
  cancelTask: mutation(cancelTask),
  countTasks: query(countTasks),
  deleteTasks: mutation(deleteTasks),
  editTask: mutation(editTask),
  findByTitle: query(findByTitle),
  getTask: query(getTask),
  listTasks: query(listTasks),
  openTask: query(openTask),
  renameTask: mutation(renameTask),
  searchTasks: query(searchTasks),
  shareTask: mutation(shareTask),
  startTranscription: mutation(startTranscription),
  toggleShare: mutation(toggleShare),
  viewShared: openQuery(viewShared),
  watchTask: stream(watchTask),
  watchTasks: stream(watchTasks),
})
