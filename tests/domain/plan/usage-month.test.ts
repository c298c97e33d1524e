import { usageMonth, usageMonthOf } from "#domain/plan/usage-month.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime } from "effect"
import * as fc from "fast-check"
import { aUser } from "../../support/a-user.ts"

const at = (text: string): DateTime.Utc => DateTime.makeUnsafe(text)
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }).map((ms) => DateTime.makeUnsafe(ms))

describe("the usage month", () => {
  it("starts on the day of sign-up", () => {
    const month = usageMonth(aUser({ createdAt: at("2026-01-15T18:00:00Z") }), at("2026-03-15T00:00:00Z"))
    assert.strictEqual(month.period, "2026-03-15")
    assert.strictEqual(DateTime.formatIso(month.nextReset), "2026-04-15T00:00:00.000Z")
  })

  it("starts at the time of what was paid", () => {
    const paid = aUser({ usageAnchor: at("2026-02-20T18:00:00Z") })
    assert.strictEqual(usageMonth(paid, at("2026-03-20T17:59:59Z")).period, "2026-02-20/2026-02-20")
    assert.strictEqual(usageMonth(paid, at("2026-03-20T18:00:00Z")).period, "2026-03-20/2026-02-20")
  })

  it("starts on the last day of a month that lacks the day", () => {
    assert.strictEqual(usageMonthOf(at("2026-01-31T00:00:00Z"), at("2026-02-28T12:00:00Z")).period, "2026-02-28")
    assert.strictEqual(usageMonthOf(at("2026-01-31T00:00:00Z"), at("2026-02-27T12:00:00Z")).period, "2026-01-31")
  })

  it("always contains the given time", () => {
    fc.assert(fc.property(moment, moment, (a, b) => {
      const [signedUp, now] = DateTime.isLessThan(a, b) ? [a, b] : [b, a]
      const { period, nextReset } = usageMonthOf(signedUp, now)
      assert.isTrue(DateTime.isLessThanOrEqualTo(at(`${period}T00:00:00Z`), now))
      assert.isTrue(DateTime.isGreaterThan(nextReset, now))
    }))
  })
})
