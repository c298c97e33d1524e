import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { askTask } from "#domain/asking/use-cases/ask-task.ts"
import { deleteHistory } from "#domain/asking/use-cases/delete-history.ts"
import { deleteLibraryHistory } from "#domain/asking/use-cases/delete-library-history.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { getLibraryHistory } from "#domain/asking/use-cases/get-library-history.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, responding } from "../envelope.ts"
import { answersEvents, OneTask, says } from "../shapes.ts"
import { sendAnswer } from "../streams-and-files/send-answer.ts"

const { delete: remove, get, post } = HttpApiEndpoint

export const Asking = HttpApiGroup.make("asking").annotate(
  OpenApi.Description,
  "Ask AI about a task, or about all files",
).add(
  post("askTask", "/", { payload: askTask.input, ...answersEvents }).annotateMerge(
    says(
      "Ask a question",
      "Server-sent events: `delta` with the text of a sentence, `citation` with the lines it is based on and "
        + "whether they support it, and finally `done` with the verdict, or `error`. Disconnecting stops the "
        + "answer; what was sent is kept.",
    ),
  ),
  get("getHistory", "/history/:id", { params: OneTask, ...answers(getHistory.output) }).annotateMerge(
    says("Get your questions", "What you asked about a task, and the answers. Others do not see them."),
  ),
  remove("deleteHistory", "/history/:id", { params: OneTask, ...answers(deleteHistory.output) }).annotateMerge(
    says("Delete your questions", "Deletes your questions about a task and their answers for good."),
  ),
  post("askLibrary", "/library", { payload: askLibrary.input, ...answersEvents }).annotateMerge(
    says(
      "Ask all files",
      "Server-sent events: `delta` and `citation` for each sentence as for one task, `file` with the verdict "
        + "after the sentences of each file, and finally `done` with the files that have no answer, or `error`.",
    ),
  ),
  get("getLibraryHistory", "/library/history", { ...answers(getLibraryHistory.output) }).annotateMerge(
    says("Get your questions about all files", "Answers from files that you may no longer read are left out."),
  ),
  remove("deleteLibraryHistory", "/library/history", { ...answers(deleteLibraryHistory.output) }).annotateMerge(
    says("Delete your questions about all files", "Deletes them and their answers for good."),
  ),
).prefix("/api/ask-ai").middleware(Authentication)

export const AskingRoutes = HttpApiBuilder.group(
  areaApi(Asking),
  "asking",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const respond = yield* responding
      return handlers
        .handleAll({
          askTask: ({ payload }) => respond(sendAnswer(askTask, payload)),
          askLibrary: ({ payload }) => respond(sendAnswer(askLibrary, payload)),
          getHistory: ({ params }) => answer(getHistory, { taskId: params.id }),
          deleteHistory: ({ params }) => answer(deleteHistory, { taskId: params.id }),
          getLibraryHistory: () => answer(getLibraryHistory, {}),
          deleteLibraryHistory: () => answer(deleteLibraryHistory, {}),
        })
    }),
)
