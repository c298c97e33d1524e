import { TaskView } from "#domain/library/task-view.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask } from "./shapes.ts"

const { post, put } = HttpApiEndpoint

export const Task = HttpApiGroup.make("task").add(
  post("startTranscription", "/start-transcription/:id", { params: OneTask, ...answers(TaskView) }),
  post("cancelTask", "/tasks/:id/cancel", { params: OneTask, ...answers(TaskView) }),
  put("renameTask", "/:id/edit-title", {
    params: OneTask,
    payload: inputWithout(renameTask.input, "taskId"),
    ...answers(TaskView),
  }),
  post("deleteTasks", "/tasks/delete-batch", { payload: deleteTasks.input, ...answers(deleteTasks.output) }),
).prefix("/api/transcription").middleware(Authentication)
