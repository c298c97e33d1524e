import { Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import type { WatchedPlaceId } from "../../kernel/ids.ts"
import { WatchedPlaceNotFound } from "../errors.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"

/** The caller's watched place; those of others do not exist. */
export const onePlace = Effect.fnUntraced(function*(id: WatchedPlaceId) {
  const owner = yield* signedIn
  const { find } = yield* WatchedPlaceStore
  const place = yield* find(id)
  return yield* place?.ownerId === owner ? Effect.succeed(place) : new WatchedPlaceNotFound()
})
