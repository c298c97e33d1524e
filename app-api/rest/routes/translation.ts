import { getTranslation } from "#domain/translation/use-cases/get-translation.ts"
import { listTargetLanguages } from "#domain/translation/use-cases/list-target-languages.ts"
import { startTranslation } from "#domain/translation/use-cases/start-translation.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const TranslationRoutes = HttpApiBuilder.group(
  Api,
  "translation",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getTranslation: ({ query }) => answer(getTranslation, query),
        startTranslation: ({ payload }) => answer(startTranslation, payload),
        listTargetLanguages: ({ query }) => answer(listTargetLanguages, query),
      })),
)
