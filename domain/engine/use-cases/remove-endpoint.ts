import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { endpointId, removeEndpoint as withoutEndpoint } from "../engine-settings.ts"
import { EngineStore } from "../engine-store.port.ts"
import { listInput } from "../steps/requested.ts"
import { requireIdle } from "../steps/require-idle.ts"
import { viewEngines } from "../steps/view-engines.ts"

/** Forgets the endpoint and its key, unless it is the engine in use, or chosen for a span that is being transcribed again. */
export const removeEndpoint = useCase("engine.removeEndpoint", {
  input: wire(listInput),
  output: EngineList,
  run: Effect.fnUntraced(function*({ language = "en" }) {
    yield* requireIdle({ id: endpointId, title: endpointId })
    const store = yield* EngineStore
    return yield* viewEngines(yield* store.modify(withoutEndpoint), language)
  }),
})
