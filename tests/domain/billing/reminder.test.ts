import { type Reminder, reminderOf } from "#domain/billing/reminder.ts"
import type { Subscription } from "#domain/billing/subscription.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime } from "effect"
import { at } from "../../support/a-task.ts"
import { aSubscription } from "../../support/billing/a-subscription.ts"

const ends = at("2026-12-20T12:00:00.000Z")
const byHand = { provider: "alipay", renews: false, periodEnd: ends } as const
const before = (given: Parameters<typeof DateTime.subtract>[1]) => DateTime.subtract(ends, given)

const expires = (days: number): Reminder => ({ kind: "expires", days })

describe("the reminder of a plan", () => {
  const rows: ReadonlyArray<readonly [string, Partial<Subscription>, DateTime.Utc, Reminder | null]> = [
    ["eight days before", byHand, before({ days: 8 }), null],
    ["seven days before", byHand, before({ days: 7 }), expires(7)],
    ["six and a half days before", byHand, before({ hours: 156 }), expires(7)],
    ["one day before", byHand, before({ days: 1 }), expires(1)],
    ["an hour before", byHand, before({ hours: 1 }), expires(1)],
    ["at its end", byHand, ends, expires(1)],
    ["of a trial, three days before", { ...byHand, provider: "trial", plan: "trial" }, before({ days: 3 }), null],
    ["of a trial, two days before", { ...byHand, provider: "trial", plan: "trial" }, before({ days: 2 }), expires(2)],
    ["that was cancelled", { cancelAtPeriodEnd: true, periodEnd: ends }, before({ days: 3 }), {
      kind: "cancels",
      days: 3,
    }],
    ["that renews by itself", { periodEnd: ends }, before({ days: 1 }), null],
    ["whose payment failed", { status: "past_due", periodEnd: ends }, before({ days: 1 }), null],
    ["without an end", { ...byHand, periodEnd: null }, ends, null],
    ["that has expired", { ...byHand, status: "expired" }, before({ days: -3 }), { kind: "expired", days: null }],
    ["that expired a week ago", { ...byHand, status: "expired" }, before({ days: -7 }), null],
    ["that was ended by choice", { ...byHand, status: "canceled" }, before({ days: -1 }), null],
  ]
  for (const [which, given, now, reminder] of rows) {
    it(`${which} is ${reminder === null ? "none" : `${reminder.kind} ${reminder.days ?? ""}`}`, () => {
      assert.deepStrictEqual(reminderOf(aSubscription(given), now), reminder)
    })
  }
})
