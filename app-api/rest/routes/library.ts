import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering, answeringWithTask, responding } from "../envelope.ts"
import { sendTaskListUpdates } from "../streams-and-files/send-task-list-updates.ts"
import { sendTaskUpdates } from "../streams-and-files/send-task-updates.ts"

export const LibraryRoutes = HttpApiBuilder.group(
  Api,
  "library",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      const respond = yield* responding
      return handlers
        .handleRaw("watchTask", ({ params, query }) => respond(sendTaskUpdates({ ...query, taskId: params.id })))
        .handleRaw("watchTasks", () => respond(sendTaskListUpdates))
        .handleAll({
          getTask: ({ params }) => answer(getTask, { taskId: params.id }),
          openTask: ({ params }) => answer(openTask, { taskId: params.id }),
          listTasks: ({ query }) => answer(listTasks, query),
          countTasks: () => answer(countTasks, {}),
          searchTasks: ({ query }) => answer(searchTasks, query),
          findByTitle: ({ params }) => answer(findByTitle, params),
          editTask: ({ params, payload }) => answerTask(editTask, { ...payload, taskId: params.id }),
          editTogether: ({ params, payload }) => answerTask(editTask, { ...payload, taskId: params.id }),
        })
    }),
)
