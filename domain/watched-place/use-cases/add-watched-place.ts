import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { PlaceInput } from "../place-input.ts"
import { addPlace } from "../shared/add-place.ts"
import { viewPlace } from "../shared/view-places.ts"
import { WatchedPlaceView } from "../watched-place-view.ts"

/** Watches a feed, a bucket or a folder: what appears there becomes tasks. It is read once before it is kept. */
export const addWatchedPlace = useCase("watchedPlace.addWatchedPlace", {
  input: PlaceInput,
  output: WatchedPlaceView,
  run: Effect.fnUntraced(function*(given) {
    return yield* viewPlace(yield* addPlace(given, "account"))
  }),
})
