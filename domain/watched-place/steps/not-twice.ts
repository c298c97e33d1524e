import { Effect, Equal } from "effect"
import type { UserId, WatchedPlaceId } from "../../kernel/ids.ts"
import { PlaceWatched } from "../errors.ts"
import type { OpenedPlace } from "../place.ts"
import { opened } from "../shared/opened.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"

/** Refuses a place that the account has watched already, under another id than this one: every file in it would become two tasks. */
export const notTwice = Effect.fnUntraced(function*(owner: UserId, place: OpenedPlace, except: WatchedPlaceId | null) {
  const { list } = yield* WatchedPlaceStore
  const others = (yield* list(owner)).filter(({ id }) => id !== except)
  const known = yield* Effect.forEach(others, (other) => Effect.option(opened(other.place)))
  const isKnown = known.some((other) => other._tag === "Some" && Equal.equals(contents(other.value), contents(place)))
  if (isKnown) return yield* new PlaceWatched()
})

/** What is looked at, apart from the keys that open it. */
const contents = (place: OpenedPlace): ReadonlyArray<string | null> => {
  if (place._tag === "Folder") return [place.path]
  return place._tag === "Feed" ? [place.url] : [place.endpoint, place.bucket, place.prefix]
}
