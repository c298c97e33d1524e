import { DateTime, Effect, Schema } from "effect"
import { WatchedPlaceId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { onePlace } from "../steps/one-place.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"

/** Has tasks made of all files that failed. */
export const retryWatchedItems = useCase("watchedPlace.retryWatchedItems", {
  input: wire({ id: WatchedPlaceId }),
  output: wire({ retried: Schema.Int }),
  run: Effect.fnUntraced(function*({ id }) {
    yield* onePlace(id)
    const { retry, lookAt } = yield* WatchedPlaceStore
    const retried = yield* retry(id, null)
    yield* lookAt(id, yield* DateTime.now)
    return { retried }
  }),
})
