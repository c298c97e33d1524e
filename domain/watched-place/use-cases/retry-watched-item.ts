import { DateTime, Effect } from "effect"
import { WatchedItemId, WatchedPlaceId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { WatchedItemNotFound } from "../errors.ts"
import { onePlace } from "../steps/one-place.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"

/** Has a task made of one file that failed, or of one that was there before and was passed over. */
export const retryWatchedItem = useCase("watchedPlace.retryWatchedItem", {
  input: wire({ id: WatchedPlaceId, itemId: WatchedItemId }),
  output: wire({ itemId: WatchedItemId }),
  run: Effect.fnUntraced(function*({ id, itemId }) {
    yield* onePlace(id)
    const { retry, lookAt } = yield* WatchedPlaceStore
    if ((yield* retry(id, itemId)) === 0) return yield* new WatchedItemNotFound()
    yield* lookAt(id, yield* DateTime.now)
    return { itemId }
  }),
})
