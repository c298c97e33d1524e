import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { removeEndpoint as withoutEndpoint } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import { listInput } from "../steps/requested.ts"
import { viewEngines } from "../steps/view-engines.ts"

/** Forgets the endpoint and its key, unless it is the engine in use. */
export const removeEndpoint = useCase("engine.removeEndpoint", {
  input: wire(listInput),
  output: EngineList,
  run: Effect.fnUntraced(function*({ language = "en" }) {
    const store = yield* EngineStore
    return yield* viewEngines(yield* store.modify(withoutEndpoint), language)
  }),
})
