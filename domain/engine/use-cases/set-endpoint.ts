import { Effect, Result } from "effect"
import { Sealer } from "../../kernel/sealer.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { EngineStore } from "../engine-store.port.ts"
import { endpointInput, givenEndpoint } from "../steps/endpoint-input.ts"
import { viewEngines } from "../steps/view-engines.ts"

/** Stores an endpoint, replacing another one. Its key is sealed and never shown again. */
export const setEndpoint = useCase("engine.setEndpoint", {
  input: wire(endpointInput),
  output: EngineList,
  run: Effect.fnUntraced(function*({ language = "en", ...given }) {
    const { seal } = yield* Sealer
    const store = yield* EngineStore
    const { address, model, key } = yield* givenEndpoint(given)
    const sealedKey = key === null ? null : yield* seal(key)
    const settings = yield* store.modify((current) =>
      Result.succeed({ ...current, endpoint: { address, model, sealedKey } })
    )
    return yield* viewEngines(settings, language)
  }),
})
