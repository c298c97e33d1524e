import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { getTaskStory } from "#domain/task/use-cases/get-task-story.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const TaskRoutes = HttpApiBuilder.group(
  Api,
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
