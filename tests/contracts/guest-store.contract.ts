import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { GuestStore } from "#domain/guest/guest-store.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, aTask, taskId } from "../support/a-task.ts"
import { aSession, aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

type Stores = GuestStore | SessionStore | TaskStore | UserStore

const id = UserId.make("0190a5f2-7c1e-7000-8000-00000000aaaa")
const now = at("2026-11-20T12:00:00.000Z")
const account = aUser({ id, email: null })
const guest = { id, device: "device-hash", createdAt: now }

/** What every GuestStore must do. */
export const guestStoreContract = (name: string, layer: Layer.Layer<Stores>): void => {
  describe(`GuestStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "keeps guests apart from people: their sessions say so, and lists of accounts do not show them",
      Effect.gen(function*() {
        const [guests, users, sessions] = yield* Effect.all([GuestStore, UserStore, SessionStore])
        yield* users.insert(aUser())
        assert.isNull(yield* guests.find(id))
        yield* guests.insert(guest, account)
        assert.deepStrictEqual(yield* guests.find(id), guest)
        assert.isNull(yield* guests.find(ada))
        assert.deepStrictEqual((yield* users.list).map((user) => user.id), [ada])
        yield* sessions.save(aSession({ userId: id }))
        assert.isTrue((yield* sessions.find("hash-1", now))?.isGuest)
      }),
    )

    behaves(
      "counts the uses of a device up to a number, also of many at once, and gives back",
      Effect.gen(function*() {
        const guests = yield* GuestStore
        const taken = yield* Effect.all(Array.from({ length: 20 }, () => guests.takeUse("device", 3)), {
          concurrency: "unbounded",
        })
        assert.lengthOf(taken.filter((isTaken) => isTaken), 3)
        assert.strictEqual(yield* guests.uses("device"), 3)
        yield* guests.returnUse("device")
        yield* guests.returnUse("other")
        assert.deepStrictEqual(yield* Effect.all([guests.uses("device"), guests.uses("other")]), [2, 0])
        assert.isTrue(yield* guests.takeUse("device", 3))
        assert.isFalse(yield* guests.takeUse("device", 3))
      }),
    )

    behaves(
      "gives what a guest made to an account, which finds it",
      Effect.gen(function*() {
        const [guests, users, tasks] = yield* Effect.all([GuestStore, UserStore, TaskStore])
        yield* users.insert(aUser())
        yield* guests.insert(guest, account)
        yield* tasks.insert(aTask({ ownerId: id, title: "Zebra crossing" }))
        yield* guests.adopt(id, ada)
        assert.strictEqual((yield* tasks.get(taskId(1))).ownerId, ada)
        const { items } = yield* tasks.search(ada, parseQuery("zebra"), { page: 1, pageSize: 10 })
        assert.lengthOf(items, 1)
      }),
    )

    behaves(
      "lists the guests from before a time, the oldest first",
      Effect.gen(function*() {
        const guests = yield* GuestStore
        const other = UserId.make("0190a5f2-7c1e-7000-8000-00000000bbbb")
        yield* guests.insert(guest, account)
        yield* guests.insert({ ...guest, id: other, createdAt: at("2026-11-19T12:00:00.000Z") }, {
          ...account,
          id: other,
        })
        assert.deepStrictEqual(yield* guests.olderThan(at("2026-11-21T12:00:00.000Z")), [other, id])
        assert.deepStrictEqual(yield* guests.olderThan(now), [other])
      }),
    )
  })
}
