import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PlaceReader } from "../place-reader.port.ts"
import { viewPlaces } from "../shared/view-places.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { WatchedPlaceView } from "../watched-place-view.ts"
import { placesPerAccount } from "../watched-place.ts"

/** The caller's watched places, how many they may have, and whether they may name folders of this server. */
export const listWatchedPlaces = useCase("watchedPlace.listWatchedPlaces", {
  input: Schema.Struct({}),
  output: wire({ items: Schema.Array(WatchedPlaceView), limit: Schema.Int, hasFolders: Schema.Boolean }),
  run: Effect.fnUntraced(function*() {
    const { list } = yield* WatchedPlaceStore
    const { hasFolders } = yield* PlaceReader
    const items = yield* viewPlaces(yield* list(yield* signedIn))
    return { items, limit: placesPerAccount, hasFolders }
  }),
})
