import { Effect, Result } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { EngineStore } from "../engine-store.port.ts"
import { listInput } from "../steps/requested.ts"
import { viewEngines } from "../steps/view-engines.ts"

/** Dismisses the offer of a better engine for good. */
export const dismissOffer = useCase("engine.dismissOffer", {
  input: wire(listInput),
  output: EngineList,
  run: Effect.fnUntraced(function*({ language = "en" }) {
    const store = yield* EngineStore
    const settings = yield* store.modify((current) => Result.succeed({ ...current, isOfferDismissed: true }))
    return yield* viewEngines(settings, language)
  }),
})
