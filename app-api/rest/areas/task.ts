import { TaskView } from "#domain/library/task-view.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { getTaskStory } from "#domain/task/use-cases/get-task-story.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "../shapes.ts"

const { get, post, put } = HttpApiEndpoint

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
  get("getTaskStory", "/tasks/:id/story", { params: OneTask, ...answers(getTaskStory.output) }).annotateMerge(
    says(
      "Read the story of a task",
      "What happened to it, attempt by attempt: when it waited, ran and ended, by which engine, why it failed, how often "
        + "it was interrupted and taken up again, and how many minutes it cost. Nothing of its text is in it.",
    ),
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

export const TaskRoutes = HttpApiBuilder.group(
  areaApi(Task),
  "task",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      return handlers.handleAll({
        startTranscription: ({ params }) => answerTask(startTranscription, { taskId: params.id }),
        cancelTask: ({ params }) => answerTask(cancelTask, { taskId: params.id }),
        getTaskStory: ({ params }) => answer(getTaskStory, { taskId: params.id }),
        renameTask: ({ params, payload }) => answerTask(renameTask, { ...payload, taskId: params.id }),
        deleteTasks: ({ payload }) => answer(deleteTasks, payload),
      })
    }),
)
