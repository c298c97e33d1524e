import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { LanguageCode } from "../../kernel/language-code.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { beginTranslation } from "../steps/begin-translation.ts"
import { readTranslation } from "../steps/read-translation.ts"
import { TranslationView } from "../translation-view.ts"

/**
 * Translates what is not translated yet: everything, or only lines that were edited or could not be translated. If
 * nothing is left to do, nothing starts. It costs no minutes: the transcript was already charged.
 */
export const startTranslation = useCase("translation.startTranslation", {
  input: wire({
    taskId: TaskId,
    targetLanguage: LanguageCode,
    /** Also retranslates what is already translated, for example with another engine. */
    again: Schema.optionalKey(Schema.Boolean),
  }),
  output: TranslationView,
  run: Effect.fnUntraced(function*({ taskId, targetLanguage, again = false }) {
    yield* requireSpace()
    const { ownerId } = yield* requireTask(taskId)
    yield* limitRate("translations of an account", ownerId)
    const { transaction } = yield* UnitOfWork
    const task = yield* transaction(beginTranslation(taskId, targetLanguage, again))
    yield* publishTaskChanged(task)
    return yield* readTranslation(task, targetLanguage)
  }),
})
