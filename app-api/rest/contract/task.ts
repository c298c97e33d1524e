import { TaskView } from "#domain/library/task-view.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "./shapes.ts"

const { post, put } = HttpApiEndpoint

export const Task = HttpApiGroup.make("task").annotate(
  OpenApi.Description,
  "Starting, stopping, renaming and deleting tasks",
).add(
  post("startTranscription", "/start-transcription/:id", { params: OneTask, ...answers(TaskView) }).annotateMerge(
    says(
      "Start or retry a transcription",
      "Starts a task that has never run, or retries a failed one from where it stopped.",
    ),
  ),
  post("cancelTask", "/tasks/:id/cancel", { params: OneTask, ...answers(TaskView) }).annotateMerge(
    says("Cancel a task", "Stops whatever is running and returns the reserved minutes."),
  ),
  put("renameTask", "/:id/edit-title", {
    params: OneTask,
    payload: inputWithout(renameTask.input, "taskId"),
    ...answers(TaskView),
  }).annotateMerge(says("Rename a task", "Changes the title only.")),
  post("deleteTasks", "/tasks/delete-batch", { payload: deleteTasks.input, ...answers(deleteTasks.output) })
    .annotateMerge(
      says(
        "Delete tasks",
        "Deletes tasks with their recordings. Unknown ids are ignored; `deleted` counts the others.",
      ),
    ),
).prefix("/api/transcription").middleware(Authentication)
