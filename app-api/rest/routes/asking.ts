import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { askTask } from "#domain/asking/use-cases/ask-task.ts"
import { deleteHistory } from "#domain/asking/use-cases/delete-history.ts"
import { deleteLibraryHistory } from "#domain/asking/use-cases/delete-library-history.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { getLibraryHistory } from "#domain/asking/use-cases/get-library-history.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering, responding } from "../envelope.ts"
import { sendAnswer } from "../streams-and-files/send-answer.ts"

export const AskingRoutes = HttpApiBuilder.group(
  Api,
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
