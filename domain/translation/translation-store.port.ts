import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { TranslatedPiece, Translation } from "./translation.ts"

/**
 * Stores translations, one per language. Deleting the task deletes them; nothing is stored for a task that does not
 * exist.
 */
export class TranslationStore extends Context.Service<TranslationStore, {
  readonly get: (taskId: TaskId, language: string) => Effect.Effect<Translation | null>
  /** Ordered by language. */
  readonly list: (taskId: TaskId) => Effect.Effect<ReadonlyArray<Translation>>
  readonly save: (taskId: TaskId, translation: Translation) => Effect.Effect<void>
  readonly pieces: (taskId: TaskId, language: string) => Effect.Effect<ReadonlyArray<TranslatedPiece>>
  /** Replaces pieces with the same id. Nothing is stored for a translation that does not exist. */
  readonly savePieces: (
    taskId: TaskId,
    language: string,
    pieces: ReadonlyArray<TranslatedPiece>,
  ) => Effect.Effect<void>
  /** Unknown ids are ignored. */
  readonly removePieces: (taskId: TaskId, language: string, ids: ReadonlyArray<string>) => Effect.Effect<void>
}>()("domain/translation/TranslationStore") {}
