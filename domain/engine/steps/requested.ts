import { Effect, Schema } from "effect"
import { requireOperator } from "../../account/shared/signed-in.ts"
import { ConfiguredEngine } from "../configured-engine.port.ts"
import { EngineConfigured, EngineNotFound, ModelNeedsMemory } from "../errors.ts"
import { ModelCatalogue } from "../model-catalogue.port.ts"
import { ModelInstaller } from "../model-installer.port.ts"
import { type Model, ModelName, type Purpose } from "../model.ts"

export const megabyte = 1_000_000

/** The language of the reader decides which model is suggested. */
export const listInput = { language: Schema.optionalKey(Schema.String) }

export const modelInput = { model: ModelName, ...listInput }

/** The model of the catalogue with this name, for an operator. */
export const requestedModel = Effect.fnUntraced(function*(name: string) {
  yield* requireOperator
  const { models } = yield* ModelCatalogue
  const model = models.find((known) => known.name === name)
  return model === undefined ? yield* new EngineNotFound({ engine: name }) : model
})

/** Choosing an engine would have no effect while the environment decides. */
export const requireUnconfigured = Effect.fnUntraced(function*(purpose: Purpose) {
  const { [purpose]: variables } = (yield* ConfiguredEngine).variables
  if (variables.length > 0) return yield* new EngineConfigured({ variables })
})

/** A model that does not fit into memory would end as soon as it is asked something. */
export const requireMemory = Effect.fnUntraced(function*({ memoryBytes }: Pick<Model, "memoryBytes">) {
  const { freeMemory } = yield* ModelInstaller
  const missing = memoryBytes === 0 ? 0 : memoryBytes - (yield* freeMemory)
  if (missing > 0) return yield* new ModelNeedsMemory({ missing: Math.ceil(missing / megabyte) })
})
