import { Email } from "#domain/account/user.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { PlaceNotReached } from "#domain/watched-place/errors.ts"
import type { PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import { addPlace } from "#domain/watched-place/shared/add-place.ts"
import { watchConfigured } from "#domain/watched-place/shared/watch-configured.ts"
import { removeWatchedPlace } from "#domain/watched-place/use-cases/remove-watched-place.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { placesPerAccount } from "#domain/watched-place/watched-place.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer, type Scope } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepUsers, noon } from "../../support/a-scene.ts"
import { ada, bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import type { memoryPorts } from "../../support/memory-ports.ts"
import { aPlace, placeId } from "../../support/watched-place/a-watched-place.ts"
import { fakePlaces } from "../../support/watched-place/fake-places.ts"

const anotherUser = aUser({ id: bob, email: Email.make("bob@example.org") })
const setting: Parameters<typeof watchConfigured>[0] = { path: "/in", account: null }

interface Disk {
  isThere: boolean
}

type Given = Layer.Success<typeof memoryPorts> | PlaceReader | Scope.Scope

const configured = (what: string, test: (disk: Disk) => Effect.Effect<void, unknown, Given>) => {
  const disk: Disk = { isThere: true }
  const places = fakePlaces({
    folder: (path) => Effect.suspend(() => disk.isThere ? Effect.succeed(path) : Effect.fail(new PlaceNotReached())),
  })
  return it.effect(what, () => atNoon(test(disk).pipe(Effect.provide(places))))
}

/** A server that starts: it goes on trying until it succeeds, or is stopped. */
const start = (given: Partial<typeof setting> = {}) =>
  Effect.andThen(Effect.forkChild(watchConfigured({ ...setting, ...given })), TestClock.adjust("1 second"))

const aMinute = TestClock.adjust("1 minute")

const pathsOf = Effect.fnUntraced(function*(owner = ada) {
  const { list } = yield* WatchedPlaceStore
  return (yield* list(owner)).map(({ place }) => place._tag === "Folder" ? place.path : place._tag)
})

const asAda = Effect.provideService(CurrentActor, { _tag: "User", id: ada })

/** As its owner does in the app. */
const removeAll = Effect.gen(function*() {
  const { list } = yield* WatchedPlaceStore
  yield* Effect.forEach(yield* list(ada), ({ id }) => removeWatchedPlace.run({ id }))
}).pipe(asAda)

const onPurpose = addPlace({ kind: "folder", path: "/in" }, "operator").pipe(asAda)

describe("the folder of the settings", () => {
  configured("is watched for the only account, once, however often the server starts", () =>
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* start()
      yield* start()
      assert.deepStrictEqual(yield* pathsOf(), ["/in"])
    }))

  configured("is watched once by servers that start at the same moment", () =>
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      const servers = [1, 2, 3].map(() => watchConfigured(setting))
      yield* Effect.all(servers, { concurrency: "unbounded" })
      assert.deepStrictEqual(yield* pathsOf(), ["/in"])
    }))

  configured("stays removed once its owner removed it, until it is added on purpose", () =>
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* start()
      yield* removeAll
      yield* start()
      assert.deepStrictEqual(yield* pathsOf(), [])
      yield* onPurpose
      yield* start()
      assert.deepStrictEqual(yield* pathsOf(), ["/in"])
      yield* removeAll
      yield* start()
      assert.deepStrictEqual(yield* pathsOf(), [])
    }))

  configured("stays removed as well if it was watched before the setting named it", () =>
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* onPurpose
      yield* start()
      assert.deepStrictEqual(yield* pathsOf(), ["/in"])
      yield* removeAll
      yield* start()
      assert.deepStrictEqual(yield* pathsOf(), [])
    }))

  configured("is watched as soon as there is an account", () =>
    Effect.gen(function*() {
      yield* start()
      yield* aMinute
      yield* keepUsers(aUser())
      assert.deepStrictEqual(yield* pathsOf(), [])
      yield* aMinute
      assert.deepStrictEqual(yield* pathsOf(), ["/in"])
    }))

  configured("is nobody's while there are several accounts and none is named", () =>
    Effect.gen(function*() {
      yield* keepUsers(aUser(), anotherUser)
      yield* start()
      yield* aMinute
      assert.deepStrictEqual([...yield* pathsOf(), ...yield* pathsOf(bob)], [])
    }))

  configured(
    "is watched for the account that is named, however that is written, and for no other",
    () =>
      Effect.gen(function*() {
        yield* keepUsers(aUser())
        yield* start({ account: " Bob@Example.org" })
        yield* aMinute
        assert.deepStrictEqual(yield* pathsOf(), [])
        yield* keepUsers(anotherUser)
        yield* aMinute
        assert.deepStrictEqual([yield* pathsOf(), yield* pathsOf(bob)], [[], ["/in"]])
      }),
  )

  configured("is watched as soon as it is there", (disk) =>
    Effect.gen(function*() {
      disk.isThere = false
      yield* keepUsers(aUser())
      yield* start()
      yield* aMinute
      assert.deepStrictEqual(yield* pathsOf(), [])
      disk.isThere = true
      yield* aMinute
      assert.deepStrictEqual(yield* pathsOf(), ["/in"])
    }))

  configured(
    "may be another one later: that is watched as well, and what was removed stays removed",
    () =>
      Effect.gen(function*() {
        yield* keepUsers(aUser())
        yield* start()
        yield* start({ path: "/other" })
        assert.deepStrictEqual(yield* pathsOf(), ["/in", "/other"])
        yield* removeAll
        yield* start()
        yield* start({ path: "/other" })
        assert.deepStrictEqual(yield* pathsOf(), [])
      }),
  )

  configured("waits while the account has as many places as it may", () =>
    Effect.gen(function*() {
      const { insert, remove } = yield* WatchedPlaceStore
      yield* keepUsers(aUser())
      const others = Array.from({ length: placesPerAccount }, (_, nth) => aPlace({ id: placeId(nth + 1) }))
      yield* Effect.forEach(others, (one) =>
        insert({ ...one, place: { _tag: "Folder", path: `/${one.id}` } }, placesPerAccount, noon))
      yield* start()
      assert.notInclude(yield* pathsOf(), "/in")
      yield* remove(placeId(1))
      yield* aMinute
      assert.include(yield* pathsOf(), "/in")
    }))
})
