import { TaskView } from "#domain/library/task-view.ts"
import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { answersEvents, OneTask } from "./shapes.ts"

const { get, put } = HttpApiEndpoint

const edit = { params: OneTask, payload: inputWithout(editTask.input, "taskId"), ...answers(TaskView) }

export const Library = HttpApiGroup.make("library").add(
  get("getTask", "/tasks/:id", { params: OneTask, ...answers(getTask.output) }),
  get("openTask", "/tasks/:id/overview", { params: OneTask, ...answers(openTask.output) }),
  get("listTasks", "/tasks", { query: listTasks.input, ...answers(listTasks.output) }),
  get("countTasks", "/tasks/count", { ...answers(countTasks.output) }),
  get("searchTasks", "/search", { query: searchTasks.input, ...answers(searchTasks.output) }),
  get("findByTitle", "/tasks/title/:date/:title", { params: findByTitle.input, ...answers(findByTitle.output) }),
  put("editTask", "/:id/edit", edit),
  put("editTogether", "/:id/edit-collaborative", edit),
  get("watchTask", "/tasks/:id/events", {
    params: OneTask,
    query: inputWithout(watchTask.input, "taskId"),
    ...answersEvents,
  }),
  get("watchTasks", "/tasks/events", answersEvents),
).prefix("/api/transcription").middleware(Authentication)
