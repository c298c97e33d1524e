import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wireAs } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { contentOf } from "../shared/translated-content.ts"
import { TranslationStore } from "../translation-store.port.ts"
import { statusOfTranslation, TranslationStatus } from "../translation-view.ts"
import { chosenTranslator } from "../translator.port.ts"

/** The languages a task has been translated into, and those this server can translate it into. */
export const listTargetLanguages = useCase("translation.listTargetLanguages", {
  input: wireAs("OneTranslatedTask", { taskId: TaskId }),
  output: wireAs("TargetLanguages", {
    taskId: TaskId,
    sourceLanguage: Schema.String,
    engine: Schema.NullOr(Schema.String),
    isBasic: Schema.Boolean,
    languages: Schema.Array(wireAs("TargetLanguage", {
      language: Schema.String,
      status: TranslationStatus,
      isOffered: Schema.Boolean,
    })),
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const task = yield* requireTask(taskId)
    const { list } = yield* TranslationStore
    const { name, isBasic, targets } = yield* chosenTranslator
    const { source: sourceLanguage } = yield* contentOf(task)
    const offered = yield* targets(sourceLanguage)
    const engine = offered.length > 0 ? name : null
    const stored = new Map((yield* list(taskId)).map((one) => [one.language, one]))
    const languages = [...new Set([...offered, ...stored.keys()])].toSorted().map((language) => ({
      language,
      status: statusOfTranslation(task, stored.get(language) ?? null, language),
      isOffered: offered.includes(language),
    }))
    return { taskId, sourceLanguage, engine, isBasic, languages }
  }),
})
