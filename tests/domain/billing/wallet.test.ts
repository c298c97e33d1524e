import { walletPreview } from "#domain/billing/preview.ts"
import { priceOf } from "#domain/billing/price.ts"
import { type PaidOrder, paidSpans, spanAt } from "#domain/billing/wallet.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime } from "effect"
import * as fc from "fast-check"
import { at } from "../../support/a-task.ts"
import { aSubscription } from "../../support/billing/a-subscription.ts"

const paid = (paidAt: string, given: Partial<PaidOrder> = {}): PaidOrder => ({
  plan: "pro",
  period: "month",
  paidAt: at(paidAt),
  amount: 9900,
  refunded: 0,
  dispute: null,
  begins: "after",
  ...given,
})

const spans = (...payments: ReadonlyArray<PaidOrder>): ReadonlyArray<string> =>
  paidSpans(payments).map(({ plan, start, end }) =>
    `${plan} ${DateTime.formatIsoDateUtc(start)} ${DateTime.formatIsoDateUtc(end)}`
  )

describe("what a wallet has paid", () => {
  it("begins with the payment, and is extended from the old end when it is renewed early", () => {
    const [first, early] = [paid("2026-01-31T10:00:00.000Z"), paid("2026-02-20T10:00:00.000Z")]
    assert.deepStrictEqual(spans(first), ["pro 2026-01-31 2026-02-28"])
    assert.deepStrictEqual(spans(early, first), ["pro 2026-01-31 2026-03-31"])
    assert.deepStrictEqual(spans(first, paid("2026-05-01T10:00:00.000Z")).at(-1), "pro 2026-05-01 2026-06-01")
  })

  it("changes to a larger plan at once, and to another one after what is paid", () => {
    const first = paid("2026-01-10T10:00:00.000Z")
    const up = paid("2026-01-20T10:00:00.000Z", { plan: "premium", begins: "now" })
    assert.deepStrictEqual(spans(first, up), ["pro 2026-01-10 2026-01-20", "premium 2026-01-20 2026-02-20"])
    const down = paid("2026-02-01T10:00:00.000Z", { period: "year" })
    assert.deepStrictEqual(spans(first, up, down).slice(1), [
      "premium 2026-01-20 2026-02-20",
      "pro 2026-02-20 2027-02-20",
    ])
    const { span, next } = spanAt(paidSpans([first, up, down]), at("2026-02-19T00:00:00.000Z")) ?? assert.fail("none")
    assert.deepStrictEqual([span.plan, next?.plan, next?.period], ["premium", "pro", "year"])
  })

  it("is nothing for what was refunded", () => {
    const back = paid("2026-01-10T10:00:00.000Z", { refunded: 9900 })
    const lost = paid("2026-01-11T10:00:00.000Z", { dispute: "lost" })
    assert.deepStrictEqual(spans(back, lost), [])
    assert.deepStrictEqual(spans(back, paid("2026-01-12T10:00:00.000Z", { refunded: 100 })), [
      "pro 2026-01-12 2026-02-12",
    ])
    assert.isNull(spanAt([], at("2026-01-12T10:00:00.000Z")))
  })

  it("never overlaps, whatever was paid when", () => {
    const payment = fc.record({
      plan: fc.constantFrom("pro" as const, "premium" as const),
      period: fc.constantFrom("month" as const, "year" as const),
      begins: fc.constantFrom("now" as const, "after" as const),
      day: fc.integer({ min: 0, max: 900 }),
    })
    fc.assert(fc.property(fc.array(payment, { maxLength: 8 }), (payments) => {
      const found = paidSpans(payments.map(({ day, ...given }) => {
        const paidAt = DateTime.add(at("2026-01-31T10:00:00.000Z"), { days: day })
        return { ...paid("2026-01-31T10:00:00.000Z"), ...given, paidAt }
      }))
      for (const [index, { start, end }] of found.entries()) {
        assert.isTrue(DateTime.isLessThanOrEqualTo(start, end))
        const next = found[index + 1]
        if (next !== undefined) assert.isTrue(DateTime.isLessThanOrEqualTo(end, next.start))
      }
    }))
  })
})

describe("a larger plan by wallet", () => {
  it("costs its price less what is left of the old one, and always something", () => {
    const now = at("2026-12-05T12:00:00.000Z")
    const old = aSubscription({ provider: "alipay", currency: "CNY" })
    const { lines, due } = walletPreview(old, { plan: "premium", period: "month" }, "CNY", now)
    assert.strictEqual(lines.reduce((sum, { amount }) => sum + amount, 0), due)
    const credit = priceOf({ plan: "premium", period: "month" }, "CNY") - due
    assert.isTrue(credit > 4500 && credit < 5000, `half of 99 yuan: ${credit}`)
    const ahead = walletPreview(
      { ...old, periodEnd: at("2030-01-01T00:00:00.000Z") },
      { plan: "premium", period: "month" },
      "CNY",
      now,
    )
    assert.strictEqual(ahead.due, 1)
  })
})
