import { Effect, Schema } from "effect"
import { requireOperator } from "../../account/shared/signed-in.ts"
import { ConfiguredEngine } from "../configured-engine.port.ts"
import { EngineConfigured, EngineNotFound } from "../errors.ts"
import { ModelCatalogue } from "../model-catalogue.port.ts"
import { ModelName } from "../model.ts"

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
export const requireUnconfigured = Effect.gen(function*() {
  const { variables } = yield* ConfiguredEngine
  if (variables.length > 0) return yield* new EngineConfigured({ variables })
})
