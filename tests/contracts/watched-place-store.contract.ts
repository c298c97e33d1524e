import type { UserStore } from "#domain/account/user-store.port.ts"
import { Phone } from "#domain/account/user.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { ItemState } from "#domain/watched-place/watched-item.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, type Layer } from "effect"
import { TestClock } from "effect/testing"
import { keepTasks, keepUsers, noon } from "../support/a-scene.ts"
import { ada, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { anItem, aPlace, itemId, placeId } from "../support/watched-place/a-watched-place.ts"

const inAMinute = DateTime.add(noon, { minutes: 1 })
const later = DateTime.add(noon, { hours: 1 })
const page = { page: 1, pageSize: 10 }

const states = (store: WatchedPlaceStore["Service"]) =>
  Effect.map(
    store.items(placeId(1)),
    (items) => items.map(({ key, version, state }) => `${key} ${version} ${state}`),
  )

/** What every WatchedPlaceStore must do. */
export const watchedPlaceStoreContract = (
  name: string,
  layer: Layer.Layer<WatchedPlaceStore | UnitOfWork | UserStore | TaskStore>,
): void => {
  describe(`WatchedPlaceStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const people = Effect.andThen(
      TestClock.setTime(noon.epochMilliseconds),
      keepUsers(aUser(), aUser({ id: bob, email: null, phone: Phone.make("+15550100200") })),
    )
    const onePlace = Effect.gen(function*() {
      yield* people
      const store = yield* WatchedPlaceStore
      yield* store.insert(aPlace(), 10, noon)
      return store
    })

    behaves(
      "keeps places up to a limit, changes them, and forgets them with their items",
      Effect.gen(function*() {
        yield* people
        const store = yield* WatchedPlaceStore
        const second = aPlace({ id: placeId(2), createdAt: noon })
        assert.isTrue(yield* store.insert(aPlace(), 2, noon))
        assert.isTrue(yield* store.insert(second, 2, noon))
        assert.isFalse(yield* store.insert(aPlace({ id: placeId(3) }), 2, noon))
        assert.isTrue(yield* store.insert(aPlace({ id: placeId(4), ownerId: bob }), 2, noon))
        assert.deepStrictEqual(yield* store.list(ada), [aPlace(), second])
        assert.strictEqual((yield* store.change(placeId(1), (one) => ({ ...one, name: "b" })))?.name, "b")
        yield* store.see(placeId(1), { fresh: [anItem(1)], grown: [], gone: [] })
        yield* store.remove(placeId(1))
        assert.isNull(yield* store.find(placeId(1)))
        assert.isNull(yield* store.change(placeId(1), (one) => one))
        assert.deepStrictEqual(yield* store.items(placeId(1)), [])
        assert.isFalse(yield* store.make(itemId(1), taskId(1)))
      }),
    )

    behaves(
      "notes once for each account and folder that the setting had it watched",
      Effect.gen(function*() {
        yield* people
        const store = yield* WatchedPlaceStore
        const long = `/${"x".repeat(5000)}`
        const both = [store.noteConfigured(ada, "/in"), store.noteConfigured(ada, "/in")]
        assert.sameMembers(yield* Effect.all(both, { concurrency: "unbounded" }), [true, false])
        assert.isTrue(yield* store.noteConfigured(bob, "/in"))
        assert.isTrue(yield* store.noteConfigured(ada, long))
        assert.isFalse(yield* store.noteConfigured(ada, long))
        assert.isTrue(yield* store.wasConfigured(ada, long))
        assert.isFalse(yield* store.wasConfigured(ada, "/other"))
        assert.isFalse(yield* store.wasConfigured(bob, long))
      }),
    )

    behaves(
      "gives a place that is due to one process, until that lets it go or was killed",
      Effect.gen(function*() {
        const store = yield* onePlace
        const taken = yield* Effect.all([store.take(noon, inAMinute), store.take(noon, inAMinute)], {
          concurrency: "unbounded",
        })
        assert.strictEqual(taken.filter((one) => one !== null).length, 1)
        assert.isNotNull(yield* store.take(inAMinute, later))
        yield* store.hold(placeId(1), later)
        yield* store.lookAt(placeId(1), noon)
        assert.isNull(yield* store.take(inAMinute, later))
        yield* store.release(placeId(1), later, inAMinute)
        assert.isNull(yield* store.take(inAMinute, later))
        yield* store.lookAt(placeId(1), noon)
        yield* store.change(placeId(1), (one) => ({ ...one, off: "owner" }))
        assert.isNull(yield* store.take(noon, later))
        yield* store.change(placeId(1), (one) => ({ ...one, off: null }))
        assert.isNotNull(yield* store.take(noon, later))
      }),
    )

    behaves(
      "is due when its look ends, or sooner if one was asked for meanwhile",
      Effect.gen(function*() {
        const store = yield* onePlace
        yield* store.take(noon, later)
        yield* store.lookAt(placeId(1), inAMinute)
        yield* store.release(placeId(1), later, noon)
        assert.isNotNull(yield* store.take(inAMinute, later))
        yield* store.release(placeId(1), later, inAMinute)
        assert.isNull(yield* store.take(inAMinute, later))
        assert.isNotNull(yield* store.take(later, later))
      }),
    )

    behaves(
      "remembers each version once, and never forgets what became of one",
      Effect.gen(function*() {
        const store = yield* onePlace
        const growing = anItem(2, { state: "seen" })
        const long = "x".repeat(5000)
        yield* store.see(placeId(1), { fresh: [anItem(1), growing, anItem(3, { key: long })], grown: [], gone: [] })
        const again = anItem(4, { key: "1.mp3", state: "seen" })
        const other = anItem(5, { key: "1.mp3", version: "2", state: "seen" })
        yield* store.see(placeId(1), { fresh: [again, other], grown: [itemId(2), itemId(1)], gone: [itemId(3)] })
        assert.deepStrictEqual(yield* states(store), ["1.mp3 1 waiting", "2.mp3 1 waiting", "1.mp3 2 seen"])
        yield* store.changeItem(itemId(1), { state: "failed" })
        yield* store.see(placeId(1), { fresh: [], grown: [], gone: [itemId(1), itemId(2)] })
        assert.deepStrictEqual(yield* states(store), ["1.mp3 1 failed", "1.mp3 2 seen"])
        const counts = yield* store.counts([placeId(1), placeId(2)])
        assert.deepStrictEqual([...counts], [[placeId(1), { seen: 1, waiting: 0, made: 0, failed: 1, passed: 0 }]])
      }),
    )

    behaves(
      "lets one caller make a task of an item; what is rolled back was not made",
      Effect.gen(function*() {
        const store = yield* onePlace
        const { transaction } = yield* UnitOfWork
        yield* keepTasks(aTask({ id: taskId(1) }))
        yield* store.see(placeId(1), { fresh: [anItem(1)], grown: [], gone: [] })
        yield* Effect.ignore(transaction(Effect.andThen(store.make(itemId(1), taskId(1)), Effect.fail("no"))))
        assert.deepStrictEqual(yield* states(store), ["1.mp3 1 waiting"])
        assert.isTrue(yield* store.make(itemId(1), taskId(1)))
        assert.isFalse(yield* store.make(itemId(1), taskId(1)))
        yield* store.changeItem(itemId(1), { isSettled: true })
        const made = anItem(1, { state: "made", taskId: taskId(1), isSettled: true })
        assert.deepStrictEqual(yield* store.items(placeId(1)), [made])
        yield* (yield* TaskStore).remove([taskId(1)])
        assert.deepStrictEqual(yield* store.items(placeId(1)), [{ ...made, taskId: null }])
      }),
    )

    behaves(
      "tells what became of items, newest first, and tries again what failed",
      Effect.gen(function*() {
        const store = yield* onePlace
        const refusal = { code: "UsageLimitReached", message: "No minutes", params: { max: 3 } }
        const fresh = [1, 2, 3, 4].map((number) => anItem(number))
        yield* store.see(placeId(1), { fresh, grown: [], gone: [] })
        yield* store.changeItem(itemId(1), { state: "failed", refusal, tries: 5, retryAt: later })
        yield* store.changeItem(itemId(2), { state: "failed" })
        yield* store.changeItem(itemId(3), { state: "passed" })
        const failed = anItem(1, { state: "failed", refusal, tries: 5, retryAt: later })
        const log = yield* store.log(placeId(1), ["failed"], page)
        assert.deepStrictEqual(log, { items: [anItem(2, { state: "failed" }), failed], total: 2 })
        const second = yield* store.log(placeId(1), ItemState.literals, { page: 2, pageSize: 3 })
        assert.deepStrictEqual(second, { items: [failed], total: 4 })
        assert.strictEqual(yield* store.retry(placeId(1), itemId(4)), 0)
        assert.strictEqual(yield* store.retry(placeId(1), itemId(3)), 1)
        assert.strictEqual(yield* store.retry(placeId(1), null), 2)
        assert.deepStrictEqual(yield* store.items(placeId(1)), fresh)
      }),
    )
  })
}
