import { Effect } from "effect"
import { WatchedPlaceLimitReached } from "../errors.ts"
import type { PlaceInput } from "../place-input.ts"
import { newPlace } from "../steps/new-place.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { placesPerAccount, type WatchedPlace } from "../watched-place.ts"

/** Watches a place for the caller. */
export const addPlace = Effect.fnUntraced(function*(given: PlaceInput, who: "account" | "operator") {
  return yield* keepPlace(yield* newPlace(given, who))
})

/** It is looked at from now on. */
export const keepPlace = Effect.fnUntraced(function*(place: WatchedPlace) {
  const { insert } = yield* WatchedPlaceStore
  if (yield* insert(place, placesPerAccount, place.createdAt)) return place
  return yield* new WatchedPlaceLimitReached({ limit: placesPerAccount })
})
