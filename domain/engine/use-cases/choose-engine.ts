import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { chooseEngine as chosen } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import { ModelCatalogue } from "../model-catalogue.port.ts"
import { Purpose } from "../model.ts"
import { listInput, requireMemory, requireUnconfigured } from "../steps/requested.ts"
import { viewEngines } from "../steps/view-engines.ts"

/**
 * New work uses this engine; what is running finishes with its own. A model says itself what it is for: `purpose` is needed
 * for the engines that are always there, and means speech if it is left out.
 */
export const chooseEngine = useCase("engine.chooseEngine", {
  input: wire({ engine: Schema.String, purpose: Schema.optionalKey(Purpose), ...listInput }),
  output: EngineList,
  run: Effect.fnUntraced(function*({ engine: id, language = "en", purpose: asked = "speech" }) {
    const { models } = yield* ModelCatalogue
    const store = yield* EngineStore
    const model = models.find(({ name }) => name === id)
    const purpose = model?.purpose ?? asked
    yield* requireUnconfigured(purpose)
    if (model !== undefined) yield* requireMemory(model)
    return yield* viewEngines(yield* store.modify((current) => chosen(current, { purpose, id }, models)), language)
  }),
})
