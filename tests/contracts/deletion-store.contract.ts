import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, type Layer } from "effect"
import { keepUsers, refusal } from "../support/a-scene.ts"
import { ada, at, bob } from "../support/a-task.ts"
import { aSession, aUser, sessionId } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aPayment } from "../support/billing/a-subscription.ts"

type Stores = DeletionStore | PaymentStore | SessionStore | UserStore

const requestedAt = at("2026-11-20T12:00:00.000Z")
const deletion = (userId = ada, days = 7) => ({ userId, requestedAt, dueAt: DateTime.add(requestedAt, { days }) })
const bobs = aUser({ id: bob, email: Email.make("bob@example.org") })

/** What every DeletionStore must do. */
export const deletionStoreContract = (name: string, layer: Layer.Layer<Stores>): void => {
  describe(`DeletionStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "keeps one deletion of an account, until it is cancelled",
      Effect.gen(function*() {
        const deletions = yield* DeletionStore
        yield* keepUsers(aUser(), bobs)
        assert.isNull(yield* deletions.find(ada))
        yield* deletions.save(deletion())
        yield* deletions.save(deletion(ada, 3))
        assert.deepStrictEqual(yield* deletions.find(ada), deletion(ada, 3))
        assert.isNull(yield* deletions.find(bob))
        assert.isTrue(yield* deletions.cancel(ada))
        assert.isFalse(yield* deletions.cancel(ada))
        assert.isNull(yield* deletions.find(ada))
      }),
    )

    behaves(
      "lists those that are due, the longest waiting first",
      Effect.gen(function*() {
        const deletions = yield* DeletionStore
        yield* keepUsers(aUser(), bobs)
        yield* deletions.save(deletion(ada, 7))
        yield* deletions.save(deletion(bob, 6))
        const dueIn = (days: number) => deletions.due(DateTime.add(requestedAt, { days }))
        assert.deepStrictEqual(yield* dueIn(5), [])
        assert.deepStrictEqual(yield* dueIn(6), [bob])
        assert.deepStrictEqual(yield* dueIn(7), [bob, ada])
      }),
    )

    behaves(
      "erases one account, and keeps its payments without its name; again changes nothing",
      Effect.gen(function*() {
        const deletions = yield* DeletionStore
        const users = yield* UserStore
        const sessions = yield* SessionStore
        const payments = yield* PaymentStore
        yield* keepUsers(aUser(), bobs)
        yield* sessions.save(aSession())
        yield* sessions.save(aSession({ id: sessionId(2), tokenHash: "another", userId: bob }))
        yield* payments.save(aPayment())
        yield* deletions.save(deletion())
        yield* deletions.erase(aUser())
        yield* deletions.erase(aUser())
        assert.strictEqual(yield* refusal(users.get(ada)), "UserNotFound")
        assert.deepStrictEqual(yield* users.get(bob), bobs)
        assert.isNull(yield* deletions.find(ada))
        assert.isEmpty(yield* sessions.list(ada, requestedAt))
        assert.lengthOf(yield* sessions.list(bob, requestedAt), 1)
        assert.isEmpty(yield* payments.ofUser(ada))
        const kept = yield* payments.find(aPayment().provider, aPayment().ref)
        assert.deepInclude(kept, { amount: aPayment().amount, paidAt: aPayment().paidAt, orderId: null })
        assert.notStrictEqual(kept?.userId, ada)
      }),
    )
  })
}
