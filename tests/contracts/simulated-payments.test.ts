import { forgetOnShelf } from "#adapters/payments/simulated/book.ts"
import { Email } from "#domain/account/user.ts"
import type { Order } from "#domain/billing/order.ts"
import { OrderId } from "#domain/kernel/ids.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { aSimulatedShop } from "../support/billing/a-simulated-shop.ts"
import { anOrder } from "../support/billing/a-subscription.ts"
import { paymentProviderContract } from "./payment-provider.contract.ts"
import { renewalsContract } from "./renewals.contract.ts"

const ada = Email.make("ada@example.org")
const bob = Email.make("bob@example.org")
const back = { success: "https://parley.test/payment/success", cancel: "https://parley.test/payment/cancel" }
const createdAt = DateTime.nowUnsafe()

const withPayments = (method: "card" | "alipay") =>
  Effect.map(Effect.suspend(() => aSimulatedShop(method)), (shop) => ({
    ...shop,
    paymentOf: Effect.fnUntraced(function*(order: Order) {
      const outcome = yield* Effect.orDie(shop.provider.lookUpOrder(order))
      if ("payment" in outcome) return outcome.payment.ref
      const name = "subscription" in outcome ? outcome.subscription : assert.fail(outcome.state)
      const seen = yield* Effect.orDie(shop.provider.renewals?.lookUp(name) ?? assert.fail("no renewals"))
      return seen?.payments[0]?.ref ?? assert.fail("no payment")
    }),
  }))

paymentProviderContract("the simulated checkout, by card", withPayments("card"), 1999)
paymentProviderContract("the simulated checkout, from a wallet", withPayments("alipay"), 9900)
renewalsContract("the simulated checkout", (shelf) => aSimulatedShop("card", shelf))

/** Ada and Bob have paid, and Ada has an order that she left unpaid. */
const paid = Effect.gen(function*() {
  const shop = yield* aSimulatedShop("card")
  const ordered = (nth: number, email: Email) =>
    shop.provider.checkout(
      anOrder({ createdAt, id: OrderId.make(`0190a5f2-7c1e-7000-8000-0000000000b${nth}`) }),
      email,
      back,
    )
  const { url } = yield* ordered(1, ada)
  yield* shop.choose(url, "pay")
  yield* shop.choose((yield* ordered(2, bob)).url, "pay")
  yield* ordered(3, ada)
  const [invoice = ""] = Object.keys(Object(JSON.parse(shop.shelf.text ?? "")).invoices)
  return { ...shop, url, invoice: `https://parley.test/simulated-checkout/invoice/${invoice}` }
})

const invoicesIn = (text: string | null): unknown => Reflect.get(Object(JSON.parse(text ?? "")), "invoices")

describe("the records of the simulated checkout", () => {
  it.effect("forget an address, and keep the payments and the addresses of others", () =>
    Effect.gen(function*() {
      const { forget, shelf } = yield* paid
      const before = shelf.text
      assert.include(before, ada)
      yield* forget(ada)
      assert.notInclude(shelf.text, ada)
      assert.include(shelf.text, bob)
      assert.deepStrictEqual(invoicesIn(shelf.text), invoicesIn(before))
      const again = yield* aSimulatedShop("card", shelf)
      yield* again.advance(40)
      assert.notInclude(shelf.text, ada)
    }))

  it.effect("forget it also when it no longer runs", () =>
    Effect.gen(function*() {
      const { kept, shelf } = yield* paid
      yield* forgetOnShelf(kept, ada)
      assert.notInclude(shelf.text, ada)
      assert.include(shelf.text, bob)
      shelf.text = null
      yield* forgetOnShelf(kept, ada)
      assert.isNull(shelf.text)
    }))
})

describe("a payment at the simulated checkout", () => {
  it.effect("can be asked back at the bank, which decides once", () =>
    Effect.gen(function*() {
      const { invoice, shown } = yield* paid
      const dispute = (choice: string | null) =>
        Effect.map(shown(invoice, choice), (page) => page._tag === "Invoice" ? page.dispute : assert.fail(page._tag))
      assert.deepStrictEqual(
        yield* Effect.forEach([null, "won", "dispute", "dispute", "lost", "won"], dispute),
        [null, null, "open", "open", "lost", "lost"],
      )
    }))

  it.effect("that failed is made on the page of its invoice", () =>
    Effect.gen(function*() {
      const { advance, choose, provider, shown } = yield* aSimulatedShop("card")
      const order = anOrder({ createdAt })
      yield* choose((yield* provider.checkout(order, ada, back)).url, "later")
      yield* advance(31)
      const outcome = yield* provider.lookUpOrder(order)
      const name = "subscription" in outcome ? outcome.subscription : assert.fail(outcome.state)
      const look = Effect.map(
        provider.renewals?.lookUp(name) ?? assert.fail("no renewals"),
        (seen) => seen ?? assert.fail("unknown"),
      )
      const { payUrl } = yield* look
      assert.deepInclude(yield* shown(payUrl ?? "", null), { _tag: "Invoice", isPaid: false, amount: 1999 })
      assert.deepInclude(yield* shown(payUrl ?? "", "pay"), { _tag: "Invoice", isPaid: true })
      const { status, payments } = yield* look
      assert.deepStrictEqual([status, payments.length], ["active", 2])
    }))

  it.effect("leads back to this site only", () =>
    Effect.gen(function*() {
      const { provider, shown } = yield* paid
      const [name = ""] = yield* provider.renewals?.list ?? assert.fail("no renewals")
      const portal = yield* provider.renewals?.portal(name, "https://evil.test/x?y=1") ?? assert.fail("no renewals")
      assert.deepInclude(yield* shown(portal, null), { _tag: "Card", back: "/x?y=1" })
    }))
})
