import { forgetOnShelf } from "#adapters/payments/simulated-stripe/without-address.ts"
import { Email } from "#domain/account/user.ts"
import { OrderId } from "#domain/kernel/ids.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { aPeer } from "../../../support/billing/a-peer.ts"
import { anOrder } from "../../../support/billing/a-subscription.ts"

const ada = Email.make("ada@example.org")
const bob = Email.make("bob@example.org")
const back = { success: "https://parley.test/payment/success", cancel: "https://parley.test/payment/cancel" }

/** Ada and Bob have paid, and Ada has an order that she left unpaid. */
const paid = Effect.gen(function*() {
  const createdAt = DateTime.nowUnsafe()
  const shop = yield* aPeer()
  const ordered = (nth: number, email: Email) =>
    shop.provider.checkout(
      anOrder({ createdAt, id: OrderId.make(`0190a5f2-7c1e-7000-8000-0000000000b${nth}`) }),
      email,
      back,
    )
  yield* shop.choose((yield* ordered(1, ada)).url, "pay")
  yield* shop.choose((yield* ordered(2, bob)).url, "pay")
  yield* ordered(3, ada)
  return shop
})

const invoicesIn = (text: string | null): unknown => Reflect.get(Object(JSON.parse(text ?? "")), "invoices")

describe("the simulated checkout", () => {
  it.effect("forgets an address, and keeps the payments and the addresses of others", () =>
    Effect.gen(function*() {
      const { peer, shelf } = yield* paid
      const before = shelf.text
      assert.include(before, ada)
      yield* Effect.promise(() => peer.forget(ada))
      assert.notInclude(shelf.text, ada)
      assert.include(shelf.text, bob)
      assert.deepStrictEqual(invoicesIn(shelf.text), invoicesIn(before))
      const again = yield* aPeer(shelf)
      yield* Effect.promise(() => again.peer.advance(40))
      assert.notInclude(shelf.text, ada)
    }))

  it.effect("forgets it also when it no longer runs", () =>
    Effect.gen(function*() {
      const { shelf } = yield* paid
      const kept = {
        load: () => Promise.resolve(shelf.text),
        save: (text: string) => Promise.resolve(void (shelf.text = text)),
      }
      yield* Effect.promise(() => forgetOnShelf(kept, ada))
      assert.notInclude(shelf.text, ada)
      assert.include(shelf.text, bob)
      shelf.text = null
      yield* Effect.promise(() => forgetOnShelf(kept, ada))
      assert.isNull(shelf.text)
    }))
})
