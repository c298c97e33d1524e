import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { WatchedItemId } from "../../kernel/ids.ts"
import { compare, newest } from "../compare.ts"
import { ItemGone } from "../errors.ts"
import type { Sighting } from "../sighting.ts"
import type { ItemState, WatchedItem } from "../watched-item.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import type { WatchedPlace } from "../watched-place.ts"

/** Stores what a look tells: what is new, what has stopped growing, what is gone. */
export const rememberSeen = Effect.fnUntraced(
  function*(watched: WatchedPlace, known: ReadonlyArray<WatchedItem>, sightings: ReadonlyArray<Sighting>) {
    const { see, changeItem } = yield* WatchedPlaceStore
    const { next } = yield* IdSource
    const seenAt = yield* DateTime.now
    const { fresh, grown, gone } = compare(known, sightings)
    const stateOf = firstState(watched, sightings)
    const items = yield* Effect.forEach(fresh, (sighting) =>
      Effect.map(next, (id): WatchedItem => ({
        id: WatchedItemId.make(id),
        placeId: watched.id,
        ownerId: watched.ownerId,
        key: sighting.key,
        also: sighting.also,
        version: sighting.version,
        name: sighting.title ?? sighting.fileName,
        state: stateOf(sighting),
        refusal: null,
        taskId: null,
        seenAt,
        tries: 0,
        retryAt: null,
        isSettled: false,
      })))
    const isFeed = watched.place._tag === "Feed"
    yield* see(watched.id, { fresh: items, grown, gone: isFeed ? [] : gone })
    // An episode that was announced and not had is something to tell; a file that somebody took away again is not.
    if (isFeed) {
      yield* Effect.forEach(gone, (id) => changeItem(id, { state: "failed", refusal: isGone }), { discard: true })
    }
  },
)

const { _tag: code, message } = new ItemGone()
const isGone = { code, message, params: {} }

/** Files may still be growing: their size and time must be the same at the next look. The objects of a bucket appear whole. */
const firstState = (
  { isKnown, backlog, place }: WatchedPlace,
  sightings: ReadonlyArray<Sighting>,
): (sighting: Sighting) => ItemState => {
  const wanted = newest(sightings, isKnown ? null : backlog)
  const begun = place._tag === "Folder" ? "seen" : "waiting"
  return (sighting) => wanted.has(sighting) ? begun : "passed"
}
