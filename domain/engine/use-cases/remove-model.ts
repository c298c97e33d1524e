import { Effect } from "effect"
import { Background } from "../../kernel/background.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { removeInstallation } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import { ModelInstaller } from "../model-installer.port.ts"
import { nameOf } from "../shared/run-installation.ts"
import { settleWaiting } from "../shared/settle-waiting.ts"
import { modelInput, requestedModel } from "../steps/requested.ts"
import { requireIdle } from "../steps/require-idle.ts"
import { viewEngines } from "../steps/view-engines.ts"

/**
 * Removes a model from the disk, or cancels its download. Not the one in use, nor while something is being
 * transcribed with it.
 */
export const removeModel = useCase("engine.removeModel", {
  input: wire(modelInput),
  output: EngineList,
  run: Effect.fnUntraced(function*({ model: name, language = "en" }) {
    const { title } = yield* requestedModel(name)
    yield* requireIdle({ id: name, title })
    const store = yield* EngineStore
    const background = yield* Background
    const installer = yield* ModelInstaller
    const settings = yield* store.modify((current) => removeInstallation(current, name))
    yield* background.stop(nameOf(name))
    yield* installer.remove(name)
    yield* settleWaiting
    return yield* viewEngines(settings, language)
  }),
})
