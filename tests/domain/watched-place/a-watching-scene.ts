import type { User } from "#domain/account/user.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import { lookDue } from "#domain/watched-place/shared/keep-watched-places.ts"
import type { Sighting } from "#domain/watched-place/sighting.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import type { WatchedPlace } from "#domain/watched-place/watched-place.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepUsers, noon } from "../../support/a-scene.ts"
import { ada } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { scriptedFiles } from "../../support/an-upload.ts"
import { aPlace, placeId } from "../../support/watched-place/a-watched-place.ts"
import { fakePlaces, fetches, found } from "../../support/watched-place/fake-places.ts"

/** What is in the place now; a test changes it. */
export interface Stage {
  sightings: ReadonlyArray<Sighting>
  /** Another way to answer than with what is there. */
  look: PlaceReader["Service"]["look"] | null
  fetch: PlaceReader["Service"]["fetch"]
  readonly putAway: Array<string>
  readonly marks: Array<string | null>
}

/** Ada's watched place, in which there are documents: what they say is their text. */
export const watching = <A, E, R>(
  given: Partial<WatchedPlace>,
  test: (stage: Stage) => Effect.Effect<A, E, R>,
  user: Partial<User> = {},
) => {
  const stage: Stage = { sightings: [], look: null, fetch: fetches("Some words."), putAway: [], marks: [] }
  const places = fakePlaces({
    look: (place, mark, asker) => {
      stage.marks.push(mark)
      return stage.look === null
        ? Effect.succeed({ ...found(...stage.sightings), mark: "m1" })
        : stage.look(place, mark, asker)
    },
    fetch: (...args) => stage.fetch(...args),
    putAway: (_, { key }, how) => Effect.sync(() => void stage.putAway.push(`${how} ${key}`)),
  })
  return atNoon(
    Effect.gen(function*() {
      yield* keepUsers(aUser(user))
      yield* (yield* WatchedPlaceStore).insert(aPlace(given), 10, noon)
      return yield* test(stage)
    }).pipe(Effect.provide([places, scriptedFiles])),
  ).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: ada }))
}

/** Looks as soon as it is due again. */
export const look = Effect.gen(function*() {
  yield* lookDue
  yield* TestClock.adjust("10 seconds")
})

export const theItems = Effect.gen(function*() {
  const { items } = yield* WatchedPlaceStore
  return (yield* items(placeId(1))).map(({ key, state, refusal }) =>
    `${key} ${state}${refusal === null ? "" : ` ${refusal.code}`}`
  )
})

export const titles = Effect.gen(function*() {
  const tasks = yield* TaskStore
  const { items } = yield* tasks.list({ owner: ada, folderId: null }, "oldest", { page: 1, pageSize: 100 })
  return items.map(({ title }) => title)
})

export const thePlace = Effect.gen(function*() {
  const { find } = yield* WatchedPlaceStore
  return yield* find(placeId(1))
})
