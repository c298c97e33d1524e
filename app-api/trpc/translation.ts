import { getTranslation } from "#domain/translation/use-cases/get-translation.ts"
import { listTargetLanguages } from "#domain/translation/use-cases/list-target-languages.ts"
import { startTranslation } from "#domain/translation/use-cases/start-translation.ts"
import { mutation, query, router } from "./trpc.ts"

export const translationRouter = router({
  getTranslation: query(getTranslation),
  listTargetLanguages: query(listTargetLanguages),
  startTranslation: mutation(startTranslation),
})
