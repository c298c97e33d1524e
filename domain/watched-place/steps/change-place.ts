import { Effect } from "effect"
import type { Place } from "../place.ts"
import { opened } from "../shared/opened.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import type { WatchedPlace } from "../watched-place.ts"
import { notTwice } from "./not-twice.ts"
import { oneAtATime } from "./one-at-a-time.ts"

/** The place as it is then; null if it is gone. `reopened` is where it leads from now on, unless that stays. */
export const changePlace = Effect.fnUntraced(function*(
  { id, ownerId }: WatchedPlace,
  edit: (place: WatchedPlace) => WatchedPlace,
  reopened: Place | null,
) {
  const { change } = yield* WatchedPlaceStore
  if (reopened === null) return yield* change(id, edit)
  const open = yield* opened(reopened)
  return yield* oneAtATime(ownerId, Effect.andThen(notTwice(ownerId, open, id), change(id, edit)))
})
