import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { watchTasks } from "#domain/library/use-cases/watch-tasks.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
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
