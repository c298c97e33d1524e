import { Effect } from "effect"
import { kindOf, whereIs } from "../place.ts"
import { type ItemCounts, WatchedPlaceStore } from "../watched-place-store.port.ts"
import type { WatchedPlaceView } from "../watched-place-view.ts"
import type { WatchedPlace } from "../watched-place.ts"

const none: ItemCounts = { seen: 0, waiting: 0, made: 0, failed: 0, passed: 0 }

export const viewPlaces = Effect.fnUntraced(function*(places: ReadonlyArray<WatchedPlace>) {
  const { counts } = yield* WatchedPlaceStore
  const counted = yield* counts(places.map(({ id }) => id))
  return places.map((place) => viewOf(place, counted.get(place.id) ?? none))
})

export const viewPlace = Effect.fnUntraced(function*(place: WatchedPlace) {
  const { counts } = yield* WatchedPlaceStore
  return viewOf(place, (yield* counts([place.id])).get(place.id) ?? none)
})

const viewOf = (watched: WatchedPlace, { seen, waiting, made, failed }: ItemCounts): WatchedPlaceView => {
  const { place, backlog: _, isKnown: _known, mark: _mark, ownerId: _owner, ...shown } = watched
  return {
    ...shown,
    kind: kindOf(place),
    location: whereIs(place),
    isOn: watched.off === null,
    made,
    waiting: seen + waiting,
    failed,
  }
}
