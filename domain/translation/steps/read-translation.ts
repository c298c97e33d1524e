import { Effect } from "effect"
import type { Task } from "../../task/task.ts"
import { contentOf } from "../shared/translated-content.ts"
import { TranslationStore } from "../translation-store.port.ts"
import { translationViewOf } from "../translation-view.ts"

export const readTranslation = Effect.fnUntraced(function*(task: Task, target: string) {
  const translations = yield* TranslationStore
  const translation = yield* translations.get(task.id, target)
  const pieces = yield* translations.pieces(task.id, target)
  const { content, source } = yield* contentOf(task)
  return translationViewOf({ task, source, target, translation, pieces, content })
})
