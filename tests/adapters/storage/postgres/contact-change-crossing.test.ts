import * as Ids from "#adapters/identity/id-source.ts"
import * as Changes from "#adapters/storage/postgres/contact-change-store.ts"
import * as Units from "#adapters/storage/postgres/unit-of-work.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { ContactChangeStore } from "#domain/account/contact-change-store.port.ts"
import { createAccount } from "#domain/account/shared/find-or-create-user.ts"
import { requireFree } from "#domain/account/shared/require-free.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { ContactChangeId } from "#domain/kernel/ids.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Deferred, Effect, Fiber, Layer } from "effect"
import { keepUsers, refusal } from "../../../support/a-scene.ts"
import { ada, bob, taskId } from "../../../support/a-task.ts"
import { adasEmail, aUser } from "../../../support/a-user.ts"
import * as databases from "../../../support/databases.ts"

const fresh = Email.make("king@example.net")
const stores = Layer.mergeAll(Users.layer, Changes.layer, Units.layer, Ids.layer)

/** Ada leaves her address in a transaction that ends only after the other work has begun. */
const whileLeaving = <A, E extends { readonly _tag: string }, R>(other: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const users = yield* UserStore
    const changes = yield* ContactChangeStore
    const { transaction } = yield* UnitOfWork
    yield* keepUsers(aUser(), aUser({ id: bob, email: Email.make("bob@example.org") }))
    const hasLeft = yield* Deferred.make<void>()
    const hasBegun = yield* Deferred.make<void>()
    const now = yield* DateTime.now
    const leaving = yield* Effect.forkChild(transaction(Effect.gen(function*() {
      yield* users.lock(ada)
      yield* users.setContact(ada, "email", fresh)
      yield* Deferred.succeed(hasLeft, undefined)
      yield* Deferred.await(hasBegun)
      yield* changes.insert({
        id: ContactChangeId.make(taskId(1)),
        userId: ada,
        kind: "email",
        from: adasEmail,
        to: fresh,
        by: "owner",
        changedAt: now,
        undoUntil: DateTime.add(now, { days: 7 }),
        undoneAt: null,
        moved: [],
      })
    })))
    yield* Deferred.await(hasLeft)
    const crossing = yield* Effect.forkChild(refusal(other))
    yield* Effect.yieldNow
    yield* Deferred.succeed(hasBegun, undefined)
    yield* Fiber.join(leaving)
    return yield* Fiber.join(crossing)
  }).pipe(Effect.provide(Layer.provide(stores, databases.postgres)), Effect.scoped)

describe("an address that is being left at this moment", () => {
  it.live("makes no new account", () =>
    Effect.map(
      whileLeaving(createAccount({ email: adasEmail, phone: null, termsVersion: null })),
      (code) => assert.strictEqual(code, "ContactReserved"),
    ))

  it.live("is given to no other account", () =>
    Effect.map(
      whileLeaving(Effect.gen(function*() {
        const users = yield* UserStore
        const { transaction } = yield* UnitOfWork
        yield* transaction(Effect.andThen(
          users.setContact(bob, "email", adasEmail),
          requireFree({ id: bob, email: adasEmail, phone: null }),
        ))
      })),
      (code) => assert.strictEqual(code, "ContactReserved"),
    ))
})
