import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { similarTasks } from "#domain/library/use-cases/similar-tasks.ts"
import type { Ports } from "#domain/ports.ts"
import { viewPublished } from "#domain/sharing/use-cases/view-published.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { Api } from "../contract/api.ts"
import { answering, enveloped, responding } from "../envelope.ts"
import { sendTaskListUpdates } from "../streams-and-files/send-task-list-updates.ts"
import { sendTaskUpdates } from "../streams-and-files/send-task-updates.ts"
import { sendTask } from "../streams-and-files/send-task.ts"

/** The caller's own task with this title, or else the published one. */
const titled = (asked: (typeof findByTitle)["input"]["Type"]) =>
  findByTitle.run(asked).pipe(
    Effect.catchTag(["SignInRequired", "ContentNotFound"], () => viewPublished.run(asked)),
  )

export const LibraryRoutes = HttpApiBuilder.group(
  Api,
  "library",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      const respond = yield* responding
      const ports = yield* Effect.context<Ports>()
      return handlers
        .handleRaw("watchTask", ({ params, query }) => respond(sendTaskUpdates({ ...query, taskId: params.id })))
        .handleRaw("watchTasks", () => respond(sendTaskListUpdates))
        .handleRaw("getTask", ({ params }) => respond(sendTask(params.id)))
        .handleAll({
          openTask: ({ params }) => answer(openTask, { taskId: params.id }),
          listTasks: ({ query }) => answer(listTasks, query),
          countTasks: () => answer(countTasks, {}),
          searchTasks: ({ query }) => answer(searchTasks, query),
          similarTasks: ({ params }) => answer(similarTasks, { taskId: params.id }),
          findByTitle: ({ params }) => enveloped(Effect.provide(titled(params), ports)),
          editTask: ({ params, payload }) => answerTask(editTask, { ...payload, taskId: params.id }),
          editTogether: ({ params, payload }) => answerTask(editTask, { ...payload, taskId: params.id }),
        })
    }),
)
