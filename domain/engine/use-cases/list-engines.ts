import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { EngineStore } from "../engine-store.port.ts"
import { listInput } from "../steps/requested.ts"
import { viewEngines } from "../steps/view-engines.ts"

/** Every engine, installed or not, and which one is used. */
export const listEngines = useCase("engine.listEngines", {
  input: wire(listInput),
  output: EngineList,
  run: Effect.fnUntraced(function*({ language = "en" }) {
    const store = yield* EngineStore
    return yield* viewEngines(yield* store.get, language)
  }),
})
