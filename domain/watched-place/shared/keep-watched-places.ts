import { DateTime, Effect, Schedule } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { UserId, WatchedPlaceId } from "../../kernel/ids.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { lookAtPlace } from "./look-at-place.ts"

/** When the place that a process was looking at is taken by another, if that one was killed. */
const lease = { seconds: 60 } as const
const holdEvery = "20 seconds"

/** An account that is disabled may be enabled again. */
const asleep = { hours: 1 } as const

/** A slow place must not hold up the others. */
const atOnce = 2

/** Looks at watched places that are due, until the scope closes. */
export const keepWatchedPlaces = Effect.suspend(() =>
  Effect.all(
    Array.from({ length: atOnce }, () => Effect.repeat(survives(lookDue), Schedule.spaced("5 seconds"))),
    { concurrency: "unbounded", discard: true },
  )
)

const survives = <R>(run: Effect.Effect<unknown, never, R>) =>
  Effect.catchDefect(run, (defect) => Effect.logError("Watched places are looked at again later", { defect }))

export const lookDue = Effect.gen(function*() {
  const { take, release } = yield* WatchedPlaceStore
  while (true) {
    const now = yield* DateTime.now
    const place = yield* take(now, DateTime.addDuration(now, lease))
    if (place === null) return
    const owner = yield* activeOwner(place.ownerId)
    if (owner === null) yield* release(place.id, DateTime.addDuration(now, asleep), now)
    else yield* Effect.scoped(Effect.andThen(Effect.forkScoped(held(place.id)), lookAtPlace(place, owner, now)))
  }
})

const held = (id: WatchedPlaceId) =>
  Effect.gen(function*() {
    const { hold } = yield* WatchedPlaceStore
    yield* hold(id, DateTime.addDuration(yield* DateTime.now, lease))
  }).pipe(Effect.delay(holdEvery), Effect.forever)

/** Null for an account that is deleted or disabled. */
const activeOwner = Effect.fnUntraced(function*(id: UserId) {
  const users = yield* UserStore
  const user = yield* users.get(id).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  return user?.disabledAt === null ? user : null
})
