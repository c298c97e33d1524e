import { Effect } from "effect"
import { ConfiguredEngine } from "../configured-engine.port.ts"
import { type EngineList, modelView, offerOf } from "../engine-list.ts"
import type { EngineSettings } from "../engine-settings.ts"
import { ModelCatalogue } from "../model-catalogue.port.ts"
import { ModelInstaller } from "../model-installer.port.ts"
import { isOffered, type Model, type Purpose } from "../model.ts"

/** For what a better engine is suggested on the page of files. */
const suggested = ["speech", "language"] as const

/** The settings as the operator sees them. */
export const viewEngines = Effect.fnUntraced(function*(settings: EngineSettings, language: string) {
  const { models } = yield* ModelCatalogue
  const { variables } = yield* ConfiguredEngine
  const installer = yield* ModelInstaller
  const free = yield* installer.freeMemory
  const missingMemory = ({ memoryBytes }: Model) => memoryBytes === 0 ? 0 : Math.max(0, memoryBytes - free)
  const offered = models.filter((model) => isOffered(model) || settings.installations[model.name] !== undefined)
  const views = yield* Effect.forEach(offered, (model) =>
    Effect.map(
      settings.installations[model.name]?._tag === "Installed" ? Effect.succeed(0) : installer.missingBytes(model),
      (disk) => modelView(model, settings, { disk, memory: missingMemory(model) }),
    ))
  const purpose = (one: Purpose) => ({ used: settings.chosen[one], configuredBy: variables[one] })
  const { endpoint } = settings
  const list: EngineList = {
    speech: purpose("speech"),
    language: purpose("language"),
    search: purpose("search"),
    speakers: purpose("speakers"),
    models: views,
    endpoint: endpoint && { address: endpoint.address, model: endpoint.model, hasKey: endpoint.sealedKey !== null },
    offer: suggested.flatMap((one) => {
      const model = variables[one].length > 0 ? null : offerOf(settings, offered, one, language)
      return model === null || missingMemory(model) > 0 ? [] : [model.name]
    }),
  }
  return list
})
