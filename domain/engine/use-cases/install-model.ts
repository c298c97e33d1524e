import { Effect, Result, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { beginInstallation } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import { ModelNeedsSpace } from "../errors.ts"
import { ModelInstaller } from "../model-installer.port.ts"
import { runInstallation } from "../shared/run-installation.ts"
import { modelInput, requestedModel, requireUnconfigured } from "../steps/requested.ts"
import { viewEngines } from "../steps/view-engines.ts"

const megabyte = 1_000_000

/**
 * Starts or resumes the download of a model; the list shows its progress. With `thenUse`, it is used once installed.
 */
export const installModel = useCase("engine.installModel", {
  input: wire({ ...modelInput, thenUse: Schema.Boolean }),
  output: EngineList,
  run: Effect.fnUntraced(function*({ model: name, thenUse, language = "en" }) {
    const model = yield* requestedModel(name)
    if (thenUse) yield* requireUnconfigured
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
