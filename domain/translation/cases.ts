import { getTranslation } from "./use-cases/get-translation.ts"
import { listTargetLanguages } from "./use-cases/list-target-languages.ts"
import { startTranslation } from "./use-cases/start-translation.ts"

export const translationCases = [
  getTranslation,
  listTargetLanguages,
  startTranslation,
] as const
