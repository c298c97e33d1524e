import { getTranslation } from "#domain/translation/use-cases/get-translation.ts"
import { listTargetLanguages } from "#domain/translation/use-cases/list-target-languages.ts"
import { startTranslation } from "#domain/translation/use-cases/start-translation.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post } = HttpApiEndpoint

export const Translation = HttpApiGroup.make("translation").annotate(OpenApi.Description, "Tasks in other languages")
  .add(
    get("getTranslation", "/query", { query: getTranslation.input, ...answers(getTranslation.output) }).annotateMerge(
      says(
        "Get a translation",
        "Lines, summary and mind map in `target_language`, as far as they are translated. `receipt` counts the "
          + "outcomes; a line that is not translated says why.",
      ),
    ),
    post("startTranslation", "/", { payload: startTranslation.input, ...answers(startTranslation.output) })
      .annotateMerge(
        says(
          "Translate a task",
          "Translates what is missing: everything, or lines that were edited or could not be translated. The task's stream has the progress. Costs no minutes.",
        ),
      ),
    get("listTargetLanguages", "/languages", {
      query: listTargetLanguages.input,
      ...answers(listTargetLanguages.output),
    }).annotateMerge(
      says(
        "List languages",
        "The languages this server can translate the task into, and those it has been translated into.",
      ),
    ),
  ).prefix("/api/translation").middleware(Authentication)

export const TranslationRoutes = HttpApiBuilder.group(
  areaApi(Translation),
  "translation",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getTranslation: ({ query }) => answer(getTranslation, query),
        startTranslation: ({ payload }) => answer(startTranslation, payload),
        listTargetLanguages: ({ query }) => answer(listTargetLanguages, query),
      })),
)
