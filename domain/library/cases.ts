import { attendTask } from "./use-cases/attend-task.ts"
import { countTasks } from "./use-cases/count-tasks.ts"
import { editTask } from "./use-cases/edit-task.ts"
import { findByTitle } from "./use-cases/find-by-title.ts"
import { getJobStatus } from "./use-cases/get-job-status.ts"
import { getTask } from "./use-cases/get-task.ts"
import { listTasks } from "./use-cases/list-tasks.ts"
import { openTask } from "./use-cases/open-task.ts"
import { searchTasks } from "./use-cases/search-tasks.ts"
import { similarTasks } from "./use-cases/similar-tasks.ts"
import { watchTask } from "./use-cases/watch-task.ts"
import { watchTasks } from "./use-cases/watch-tasks.ts"

export const libraryCases = [
  attendTask,
  countTasks,
  editTask,
  findByTitle,
  getJobStatus,
  getTask,
  listTasks,
  openTask,
  searchTasks,
  similarTasks,
  watchTask,
  watchTasks,
] as const
