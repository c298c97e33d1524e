import { Effect, Result } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { LanguageChoice } from "../../kernel/language-code.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineUnavailable } from "../../recognition/errors.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { beginRetranscription } from "../../transcript/shared/begin-retranscription.ts"
import { beginInstallation } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import type { Model } from "../model.ts"

/** A finished recording that is to be transcribed again with the model, in this language. */
export const thenTranscribe = wire({ taskId: TaskId, language: LanguageChoice })

/** The settings once the model is being installed. The recording waits for it from the same moment. */
export const begunInstallation = Effect.fnUntraced(
  function*(model: Model, thenUse: boolean, wanted: typeof thenTranscribe.Type | null) {
    const store = yield* EngineStore
    const { transaction } = yield* UnitOfWork
    const { settings, waiting } = yield* transaction(Effect.gen(function*() {
      const waiting = wanted === null ? null : yield* waitFor(model, wanted)
      const begun = store.modify((current) => Result.succeed(beginInstallation(current, model, thenUse)))
      return { settings: yield* begun, waiting }
    }))
    if (waiting !== null) yield* publishTaskChanged(waiting)
    return settings
  },
)

/** The whole recording waits for the model; what a person has edited stays. */
const waitFor = Effect.fnUntraced(function*(
  { name, title, purpose, languages }: Model,
  { taskId, language }: typeof thenTranscribe.Type,
) {
  const isKnown = language === "auto" || languages === "any" || languages.includes(language.split("-")[0] ?? language)
  if (purpose !== "speech" || !isKnown) {
    return yield* new EngineUnavailable({ detail: `${title} does not know the language "${language}"` })
  }
  return yield* beginRetranscription(taskId, { from: 0, to: longest, engine: name, language, isAwaited: true })
})

/** Milliseconds: longer than any recording. */
const longest = 1_000_000_000
