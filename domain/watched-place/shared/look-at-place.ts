import { DateTime, Effect, Equal } from "effect"
import type { User } from "../../account/user.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { PlaceReader } from "../place-reader.port.ts"
import type { OpenedPlace } from "../place.ts"
import type { Sighting } from "../sighting.ts"
import { putAway } from "../steps/put-away.ts"
import { rememberSeen } from "../steps/remember-seen.ts"
import { tryItem } from "../steps/try-item.ts"
import type { WatchedItem } from "../watched-item.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { afterLook, type LookEnd, type WatchedPlace } from "../watched-place.ts"
import { opened } from "./opened.ts"

/** Looks at a place that was taken, makes tasks of what is whole, and says when to look again. Only one process may do so at a time. */
export const lookAtPlace = Effect.fnUntraced(function*(watched: WatchedPlace, owner: User, takenAt: DateTime.Utc) {
  const { change, release } = yield* WatchedPlaceStore
  const { transaction } = yield* UnitOfWork
  const end: LookEnd = yield* looked(watched, owner).pipe(
    Effect.catch(({ _tag: fault }) =>
      Effect.as(Effect.logInfo("A watched place could not be looked at", { place: watched.id, fault }), {
        fault,
        isReached: false,
        mark: null,
      })
    ),
  )
  const now = yield* DateTime.now
  yield* transaction(Effect.gen(function*() {
    const { nextAt } = afterLook(watched, end, now)
    // What was seen at another address, or with other keys, says nothing of it now.
    yield* change(
      watched.id,
      (current) => Equal.equals(current.place, watched.place) ? afterLook(current, end, now).place : current,
    )
    yield* release(watched.id, nextAt, takenAt)
  }))
})

const looked = Effect.fnUntraced(function*(watched: WatchedPlace, owner: User) {
  const { items } = yield* WatchedPlaceStore
  const { look } = yield* PlaceReader
  const place = yield* opened(watched.place)
  const known = yield* items(watched.id)
  // What waits needs its address, which may have changed.
  const isIdle = watched.isKnown && !known.some(isPending)
  const found = yield* look(place, isIdle ? watched.mark : null, owner.id)
  if (found === null) return { fault: null, isReached: true, mark: watched.mark }
  yield* rememberSeen(watched, known, found.sightings)
  const fault = yield* handled(watched, place, owner, found.sightings)
  return { fault, isReached: true, mark: found.mark }
})

const isPending = ({ state }: WatchedItem): boolean => state === "seen" || state === "waiting"

/** The code of what stops all; null if nothing does. */
const handled = Effect.fnUntraced(
  function*(watched: WatchedPlace, place: OpenedPlace, owner: User, sightings: ReadonlyArray<Sighting>) {
    const { find, items } = yield* WatchedPlaceStore
    const known = yield* items(watched.id)
    const sightingOf = finder(sightings)
    let fault: string | null = null
    for (const item of known) {
      const sighting = sightingOf(item)
      if (sighting === undefined) continue
      if (item.state === "made") fault = (yield* putAway(watched, place, item, sighting)) ?? fault
      if (item.state !== "waiting") continue
      // It may have been paused, changed or removed in the meantime.
      const current = yield* find(watched.id)
      if (current === null || current.off !== null) return fault
      const tried = yield* tryItem({ watched: current, place, owner, item, sighting })
      if (tried.isStopped) return tried.fault
      fault = tried.fault ?? fault
    }
    return fault
  },
)

const finder = (sightings: ReadonlyArray<Sighting>) => {
  const byVersion = new Map(sightings.map((one) => [`${one.key}\u0000${one.version}`, one]))
  const besides = new Map(sightings.flatMap((one) => one.also === null ? [] : [[one.also, one]]))
  return ({ key, version, also }: WatchedItem): Sighting | undefined =>
    byVersion.get(`${key}\u0000${version}`) ?? (also === null ? undefined : besides.get(also))
}
