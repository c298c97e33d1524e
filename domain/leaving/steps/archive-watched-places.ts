import { Effect, Schema } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { viewPlaces } from "../../watched-place/shared/view-places.ts"
import { WatchedPlaceStore } from "../../watched-place/watched-place-store.port.ts"
import { viewWatchedItem, WatchedItemView, WatchedPlaceView } from "../../watched-place/watched-place-view.ts"
import { jsonFile } from "./archive-parts.ts"

const Archived = Schema.Struct({ place: WatchedPlaceView, items: Schema.Array(WatchedItemView) })

/** Watched places and what was seen in them, without what opens them. */
export const watchedPlacesFile = Effect.fnUntraced(function*(owner: UserId) {
  const { list, items } = yield* WatchedPlaceStore
  const places = yield* viewPlaces(yield* list(owner))
  const all = yield* Effect.forEach(
    places,
    (place) => Effect.map(items(place.id), (seen) => ({ place, items: seen.map(viewWatchedItem) })),
  )
  return yield* jsonFile("watched-places.json", Schema.Array(Archived), all)
})
