import { addHotword } from "#domain/hotword/use-cases/add-hotword.ts"
import { addHotwords } from "#domain/hotword/use-cases/add-hotwords.ts"
import { deleteHotword } from "#domain/hotword/use-cases/delete-hotword.ts"
import { editHotword } from "#domain/hotword/use-cases/edit-hotword.ts"
import { listHotwords } from "#domain/hotword/use-cases/list-hotwords.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const HotwordRoutes = HttpApiBuilder.group(
  Api,
  "hotword",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listHotwords: () => answer(listHotwords, {}),
        addHotword: ({ payload }) => answer(addHotword, payload),
        addHotwords: ({ payload }) => answer(addHotwords, payload),
        editHotword: ({ params, payload }) => answer(editHotword, { ...payload, id: params.id }),
        deleteHotword: ({ params }) => answer(deleteHotword, params),
      })),
)
