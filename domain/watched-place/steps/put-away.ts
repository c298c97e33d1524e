import { Effect } from "effect"
import { PlaceReader } from "../place-reader.port.ts"
import type { OpenedPlace } from "../place.ts"
import type { Sighting } from "../sighting.ts"
import type { WatchedItem } from "../watched-item.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import type { WatchedPlace } from "../watched-place.ts"

/** Moves or deletes what is a task, once. The code of what prevents it; null if nothing does. It is tried again at the next look. */
export const putAway = Effect.fnUntraced(
  function*({ afterwards }: WatchedPlace, place: OpenedPlace, item: WatchedItem, sighting: Sighting) {
    const reader = yield* PlaceReader
    const { changeItem } = yield* WatchedPlaceStore
    if (afterwards === "keep" || item.isSettled) return null
    return yield* reader.putAway(place, sighting, afterwards).pipe(
      Effect.andThen(changeItem(item.id, { isSettled: true })),
      Effect.as(null),
      Effect.catch(({ _tag }) => Effect.succeed(_tag)),
    )
  },
)
