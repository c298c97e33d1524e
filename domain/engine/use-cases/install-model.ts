import { Effect, Result, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { beginInstallation } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import { ModelNeedsSpace, ModelTermsNotAgreed } from "../errors.ts"
import { ModelInstaller } from "../model-installer.port.ts"
import { runInstallation } from "../shared/run-installation.ts"
import { megabyte, modelInput, requestedModel, requireMemory, requireUnconfigured } from "../steps/requested.ts"
import { viewEngines } from "../steps/view-engines.ts"

/**
 * Starts or resumes the download of a model; the list shows its progress. With `thenUse`, it is used once installed. `agrees` is
 * needed for a model whose terms restrict its use.
 */
export const installModel = useCase("engine.installModel", {
  input: wire({ ...modelInput, thenUse: Schema.Boolean, agrees: Schema.optionalKey(Schema.Boolean) }),
  output: EngineList,
  run: Effect.fnUntraced(function*({ model: name, thenUse, agrees = false, language = "en" }) {
    const model = yield* requestedModel(name)
    const { title, licence } = model
    if (licence.mustAgree && !agrees) return yield* new ModelTermsNotAgreed({ title, url: licence.url })
    if (thenUse) {
      yield* requireUnconfigured(model.purpose)
      yield* requireMemory(model)
    }
    const installer = yield* ModelInstaller
    const store = yield* EngineStore
    const missing = (yield* store.get).installations[name]?._tag === "Installed"
      ? 0
      : yield* installer.missingBytes(model)
    if (missing > 0) return yield* new ModelNeedsSpace({ missing: Math.ceil(missing / megabyte) })
    const settings = yield* store.modify((current) => Result.succeed(beginInstallation(current, model, thenUse)))
    if (settings.installations[name]?._tag !== "Installed") yield* runInstallation(model)
    return yield* viewEngines(settings, language)
  }),
})
