import { Effect } from "effect"
import { WatchedPlaceLimitReached } from "../errors.ts"
import type { PlaceInput } from "../place-input.ts"
import { newPlace } from "../steps/new-place.ts"
import { notTwice } from "../steps/not-twice.ts"
import { oneAtATime } from "../steps/one-at-a-time.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { placesPerAccount, type WatchedPlace } from "../watched-place.ts"
import { opened } from "./opened.ts"

/** Watches a place for the caller. */
export const addPlace = Effect.fnUntraced(function*(given: PlaceInput, who: "account" | "operator") {
  return yield* keepPlace(yield* newPlace(given, who))
})

/** It is looked at from now on, unless the same was added while it was being read. */
export const keepPlace = Effect.fnUntraced(function*(place: WatchedPlace) {
  const { insert } = yield* WatchedPlaceStore
  const open = yield* opened(place.place)
  const kept = Effect.andThen(notTwice(place.ownerId, open, null), insert(place, placesPerAccount, place.createdAt))
  if (yield* oneAtATime(place.ownerId, kept)) return place
  return yield* new WatchedPlaceLimitReached({ limit: placesPerAccount })
})
