import { Effect } from "effect"
import { ConfiguredEngine } from "../configured-engine.port.ts"
import { type EngineList, modelView, offerOf } from "../engine-list.ts"
import type { EngineSettings } from "../engine-settings.ts"
import { ModelCatalogue } from "../model-catalogue.port.ts"
import { ModelInstaller } from "../model-installer.port.ts"

/** The settings as the operator sees them. */
export const viewEngines = Effect.fnUntraced(function*(settings: EngineSettings, language: string) {
  const { models } = yield* ModelCatalogue
  const { variables } = yield* ConfiguredEngine
  const installer = yield* ModelInstaller
  const views = yield* Effect.forEach(models, (model) =>
    Effect.map(
      settings.installations[model.name]?._tag === "Installed" ? Effect.succeed(0) : installer.missingBytes(model),
      (missing) => modelView(model, settings, missing),
    ))
  const { endpoint } = settings
  const list: EngineList = {
    used: settings.chosen,
    configuredBy: variables,
    models: views,
    endpoint: endpoint && { address: endpoint.address, model: endpoint.model, hasKey: endpoint.sealedKey !== null },
    offer: variables.length > 0 ? null : offerOf(settings, models, language),
  }
  return list
})
