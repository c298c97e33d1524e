import { TaskView } from "#domain/library/task-view.ts"
import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { similarTasks } from "#domain/library/use-cases/similar-tasks.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import type { Ports } from "#domain/ports.ts"
import { PublishedView } from "#domain/sharing/shared-view.ts"
import { viewPublished } from "#domain/sharing/use-cases/view-published.ts"
import { Effect, Schema } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { areaApi } from "../area-api.ts"
import { Authentication, Welcoming } from "../authentication.ts"
import { answering, answers, enveloped, inputWithout, responding } from "../envelope.ts"
import { answersEvents, OneTask, says } from "../shapes.ts"
import { sendTaskListUpdates } from "../streams-and-files/send-task-list-updates.ts"
import { sendTaskUpdates } from "../streams-and-files/send-task-updates.ts"
import { sendTask } from "../streams-and-files/send-task.ts"

const { get, put } = HttpApiEndpoint

const edit = { params: OneTask, payload: inputWithout(editTask.input, "taskId"), ...answers(TaskView) }

export const Library = HttpApiGroup.make("library").annotate(
  OpenApi.Description,
  "Reading, finding, editing and following tasks",
).add(
  get("getTask", "/tasks/:id", { params: OneTask, ...answers(getTask.output) }).annotateMerge(
    says("Get a task", "Everything about one task: status, options, transcript, summary and mind map."),
  ),
  get("openTask", "/tasks/:id/overview", { params: OneTask, ...answers(openTask.output) }).annotateMerge(
    says(
      "Get a task without its whole text",
      "The same as a task, but with at most the first 200 lines of its transcript.",
    ),
  ),
  get("listTasks", "/tasks", { query: listTasks.input, ...answers(listTasks.output) }).annotateMerge(
    says(
      "List tasks",
      "Tasks without their texts, newest first by default. Ties are ordered by id, so pages neither repeat nor "
        + "skip a task.",
    ),
  ),
  get("countTasks", "/tasks/count", { ...answers(countTasks.output) }).annotateMerge(
    says("Count tasks", "How many tasks there are in all, in no folder, and running."),
  ),
  get("searchTasks", "/search", { query: searchTasks.input, ...answers(searchTasks.output) }).annotateMerge(
    says(
      "Search tasks",
      'Finds tasks that contain all words in their title, summary or transcript, the best match first. The last word may be incomplete. Understands "exact words", speaker:NAME, tag:NAME, before:2026-12-01 and after:2026-11-01. If the server searches by meaning, also tasks that say something similar (`by` is `meaning`).',
    ),
  ),
  get("similarTasks", "/tasks/:id/similar", { params: OneTask, ...answers(similarTasks.output) }).annotateMerge(
    says(
      "Find similar tasks",
      "The tasks most like this one in what they say, each with its closest passage. `is_known` is false if the server "
        + "does not search by meaning, or has not read this task yet.",
    ),
  ),
  put("editTask", "/:id/edit", edit).annotateMerge(
    says(
      "Edit a task",
      "Changes the title, the summary or lines of the transcript; fields left out keep their values. Changes "
        + "to the summary since `summary_version` are merged with what others wrote. If that version is no longer "
        + "kept, or a line no longer reads as `was`, the whole edit is refused with 409.",
    ),
  ),
  put("editTogether", "/:id/edit-collaborative", edit).annotateMerge(
    says("Edit a task with others", "The same operation under its second name."),
  ),
  get("watchTask", "/tasks/:id/events", {
    params: OneTask,
    query: inputWithout(watchTask.input, "taskId"),
    ...answersEvents,
  }).annotateMerge(
    says(
      "Follow a task",
      "Server-sent events: `progress`, `segments`, `done` and `error`. `segments` has only new lines, to be "
        + "merged by `id`; if `reset` is true, they replace all earlier ones. The stream ends with `done` unless "
        + "`keep` is true.",
    ),
  ),
  get("watchTasks", "/tasks/events", answersEvents).annotateMerge(
    says(
      "Follow all tasks",
      "Server-sent events `tasks`: what was created, changed or deleted. The stream does not end by itself.",
    ),
  ),
).middleware(Authentication).add(
  get("findByTitle", "/tasks/title/:date/:title", {
    params: findByTitle.input,
    ...answers(Schema.Union([findByTitle.output, PublishedView])),
  }).annotateMerge(
    says(
      "Find a task by date and title",
      "The caller's newest task with this title that was created on this UTC day; if there is none, and for "
        + "visitors, the task published under that title.",
    ),
  ).middleware(Welcoming),
).prefix("/api/transcription")

/** The caller's own task with this title, or else the published one. */
const titled = (asked: (typeof findByTitle)["input"]["Type"]) =>
  findByTitle.run(asked).pipe(
    Effect.catchTag(["SignInRequired", "ContentNotFound"], () => viewPublished.run(asked)),
  )

export const LibraryRoutes = HttpApiBuilder.group(
  areaApi(Library),
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
