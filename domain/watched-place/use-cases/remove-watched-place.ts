import { Effect } from "effect"
import { WatchedPlaceId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { onePlace } from "../steps/one-place.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"

/** Forgets a place with its log. What it made stays, and so does what is in the place. */
export const removeWatchedPlace = useCase("watchedPlace.removeWatchedPlace", {
  input: wire({ id: WatchedPlaceId }),
  output: wire({ id: WatchedPlaceId }),
  run: Effect.fnUntraced(function*({ id }) {
    yield* onePlace(id)
    const { remove } = yield* WatchedPlaceStore
    yield* remove(id)
    return { id }
  }),
})
