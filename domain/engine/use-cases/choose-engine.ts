import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { chooseEngine as chosen } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import { ModelCatalogue } from "../model-catalogue.port.ts"
import { listInput, requireUnconfigured } from "../steps/requested.ts"
import { viewEngines } from "../steps/view-engines.ts"

/** New transcriptions use this engine; running ones finish with theirs. */
export const chooseEngine = useCase("engine.chooseEngine", {
  input: wire({ engine: Schema.String, ...listInput }),
  output: EngineList,
  run: Effect.fnUntraced(function*({ engine, language = "en" }) {
    yield* requireUnconfigured
    const { models } = yield* ModelCatalogue
    const store = yield* EngineStore
    const names = new Set(models.map(({ name }) => name))
    return yield* viewEngines(yield* store.modify((current) => chosen(current, engine, names)), language)
  }),
})
