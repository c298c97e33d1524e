import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { includes } from "../../plan/feature.ts"
import { TranscriptNotReady } from "../../task/errors.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { startTranslation } from "../../task/translating.ts"
import { LanguageNotOffered, NothingToTranslate } from "../errors.ts"
import { contentOf } from "../shared/translated-content.ts"
import { hasWords } from "../source-pieces.ts"
import { translated } from "../translated.ts"
import { TranslationStore } from "../translation-store.port.ts"
import { chosenTranslator } from "../translator.port.ts"

/** Marks the task as waiting and queues its translation, if anything is left to translate. Call it inside a transaction. */
export const beginTranslation = Effect.fnUntraced(function*(taskId: TaskId, target: string, again: boolean) {
  const tasks = yield* TaskStore
  const users = yield* UserStore
  const queue = yield* JobQueue
  const translations = yield* TranslationStore
  const { name, isBasic, targets } = yield* chosenTranslator
  const before = yield* tasks.get(taskId)
  if (isTranscribing(before)) return yield* new TranscriptNotReady({ taskId })
  const { content, source } = yield* contentOf(before)
  const isThere = before.transcription._tag === "Completed" && content.lines.some(({ text }) => hasWords(text))
  if (!isThere) return yield* new NothingToTranslate({ taskId })
  if (name === null || !(yield* targets(source)).includes(target)) {
    return yield* new LanguageNotOffered({ language: target })
  }
  yield* Effect.fromResult(startTranslation(before, target))
  const known = yield* translations.get(taskId, target)
  const stored = yield* translations.pieces(taskId, target)
  const { found, receipt } = translated(content, stored, target)
  if (!again && known?.state === "completed" && receipt.translated === receipt.total) return before
  const dropped = stored.filter(({ id, text }) => again || text === null || !found.has(id))
  yield* translations.removePieces(taskId, target, dropped.map(({ id }) => id))
  const facts = { language: target, sourceLanguage: source, engine: name, isBasic }
  yield* translations.save(taskId, { ...facts, state: "running", failure: null })
  const task = yield* tasks.modify(taskId, (current) => startTranslation(current, target))
  const { plan } = yield* users.get(task.ownerId)
  const priority = includes(plan, "PRIORITY_TRANSCRIPTION")
  yield* queue.enqueue({ kind: "translate", taskId, attempt: task.work.translations, account: task.ownerId, priority })
  return task
})
