import { addHotword } from "#domain/hotword/use-cases/add-hotword.ts"
import { addHotwords } from "#domain/hotword/use-cases/add-hotwords.ts"
import { deleteHotword } from "#domain/hotword/use-cases/delete-hotword.ts"
import { editHotword } from "#domain/hotword/use-cases/edit-hotword.ts"
import { listHotwords } from "#domain/hotword/use-cases/list-hotwords.ts"
import { HotwordId } from "#domain/kernel/ids.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

const OneHotword = { id: HotwordId }

export const Hotword = HttpApiGroup.make("hotword").annotate(
  OpenApi.Description,
  "Names and terms that the recogniser expects; paid plans only",
).add(
  get("listHotwords", "/api/hotwords", { ...answers(listHotwords.output) }).annotateMerge(
    says("List hotwords", "All hotwords, newest first, with how many are enabled and how many can still be added."),
  ),
  post("addHotword", "/api/hotwords", { payload: addHotword.input, ...answers(addHotword.output) }).annotateMerge(
    says(
      "Add a hotword",
      "At most 15 Chinese characters, or 7 English words with at most 100 characters; 500 per account. Enabled by default.",
    ),
  ),
  post("addHotwords", "/api/hotwords/batch", { payload: addHotwords.input, ...answers(addHotwords.output) })
    .annotateMerge(says("Add hotwords", "One per line. Each is judged on its own; `refused` lists the invalid ones.")),
  put("editHotword", "/api/hotwords/:id", {
    params: OneHotword,
    payload: inputWithout(editHotword.input, "id"),
    ...answers(editHotword.output),
  }).annotateMerge(
    says(
      "Edit a hotword",
      "Changes its text or language, or whether it is enabled; fields left out keep their values.",
    ),
  ),
  remove("deleteHotword", "/api/hotwords/:id", { params: OneHotword, ...answers(deleteHotword.output) })
    .annotateMerge(says("Delete a hotword", "Works on any plan.")),
).middleware(Authentication)

export const HotwordRoutes = HttpApiBuilder.group(
  areaApi(Hotword),
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
