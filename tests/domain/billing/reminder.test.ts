import { type Reminder, reminderOf } from "#domain/billing/reminder.ts"
import type { Subscription } from "#domain/billing/subscription.ts"
import { viewOf } from "#domain/billing/view.ts"
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
    ["in the night six and a half days before", byHand, before({ hours: 156 }), expires(6)],
    ["one day before", byHand, before({ days: 1 }), expires(1)],
    ["a minute before its last day begins", byHand, before({ hours: 12, minutes: 1 }), expires(1)],
    ["as its last day begins", byHand, before({ hours: 12 }), expires(0)],
    ["an hour before", byHand, before({ hours: 1 }), expires(0)],
    ["at its end", byHand, ends, expires(0)],
    ["late by a minute", byHand, before({ minutes: -1 }), expires(0)],
    ["of a trial that has just begun", { ...byHand, provider: "trial", plan: "trial" }, before({ days: 7 }), null],
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
      assert.deepStrictEqual(reminderOf(aSubscription(given), now, "UTC"), reminder)
    })
  }

  it("counts the days as the reader does", () => {
    const evening = at("2026-12-19T23:30:00.000Z")
    const inZone = (zone: string) => reminderOf(aSubscription(byHand), evening, zone)
    assert.deepStrictEqual(["UTC", "Europe/Berlin", "America/Los_Angeles"].map(inZone), [
      expires(1),
      expires(0),
      expires(1),
    ])
  })
})

const badge = (given: Partial<Subscription>, now: DateTime.Utc) => viewOf([aSubscription(given)], now, "UTC").badge

describe("the badge of a plan", () => {
  const trial = { ...byHand, provider: "trial", plan: "trial" } as const

  it("says that a plan ends soon from the day on which the reminder begins", () => {
    assert.deepStrictEqual([8, 7].map((days) => badge(byHand, before({ days }))), [null, "ends_soon"])
    assert.deepStrictEqual([7, 3, 2].map((days) => badge(trial, before({ days }))), [null, null, "ends_soon"])
  })
})
