import { DateTime, Effect } from "effect"
import { WatchedPlaceId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PlaceOff } from "../errors.ts"
import { viewPlace } from "../shared/view-places.ts"
import { onePlace } from "../steps/one-place.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { WatchedPlaceView } from "../watched-place-view.ts"

/** Has a place looked at within seconds, instead of when it is due. */
export const lookNow = useCase("watchedPlace.lookNow", {
  input: wire({ id: WatchedPlaceId }),
  output: WatchedPlaceView,
  run: Effect.fnUntraced(function*({ id }) {
    const place = yield* onePlace(id)
    const { lookAt } = yield* WatchedPlaceStore
    if (place.off !== null) return yield* new PlaceOff()
    yield* limitRate("watched places of an account", place.ownerId)
    yield* lookAt(id, yield* DateTime.now)
    return yield* viewPlace(place)
  }),
})
