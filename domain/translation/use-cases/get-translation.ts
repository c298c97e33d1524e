import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { LanguageCode } from "../../kernel/language-code.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { readTranslation } from "../steps/read-translation.ts"
import { TranslationView } from "../translation-view.ts"

/** A translation so far, with a receipt for every line; `notStarted` before there is one. */
export const getTranslation = useCase("translation.getTranslation", {
  input: wire({ taskId: TaskId, targetLanguage: LanguageCode }),
  output: TranslationView,
  run: Effect.fnUntraced(function*({ taskId, targetLanguage }) {
    return yield* readTranslation(yield* requireTask(taskId), targetLanguage)
  }),
})
