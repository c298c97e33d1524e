import { PlaceInput } from "#domain/watched-place/place-input.ts"
import { addPlace } from "#domain/watched-place/shared/add-place.ts"
import { viewPlace } from "#domain/watched-place/shared/view-places.ts"
import { WatchedPlaceView } from "#domain/watched-place/watched-place-view.ts"
import { Effect } from "effect"
import { operation } from "../product/operation.ts"

/** Who can use the command line of a server may name any of its folders, for any account. */
export const watchFolder = operation("cli.watchFolder", {
  input: PlaceInput,
  output: WatchedPlaceView,
  run: Effect.fnUntraced(function*(given) {
    return yield* viewPlace(yield* addPlace(given, "operator"))
  }),
})
