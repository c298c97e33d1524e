import { attendTask } from "#domain/library/use-cases/attend-task.ts"
import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { similarTasks } from "#domain/library/use-cases/similar-tasks.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { watchTasks } from "#domain/library/use-cases/watch-tasks.ts"
import { mutation, query, router, stream } from "./trpc.ts"

export const libraryRouter = router({
  attendTask: stream(attendTask),
  countTasks: query(countTasks),
  editTask: mutation(editTask),
  findByTitle: query(findByTitle),
  getTask: query(getTask),
  listTasks: query(listTasks),
  openTask: query(openTask),
  searchTasks: query(searchTasks),
  similarTasks: query(similarTasks),
  watchTask: stream(watchTask),
  watchTasks: stream(watchTasks),
})
