import { civilHours, digestDay, nextDigest } from "#domain/notification/digest-time.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime } from "effect"
import * as fc from "fast-check"
import { at } from "../../support/a-task.ts"

/** Zones with whole, half and quarter hours, far east and west, and the odd changes of the clock. */
const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "America/Havana",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Shanghai",
  "Asia/Tokyo",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
]

const aZone = fc.constantFrom(...zones)
/** Any minute of some years, without the day that Samoa has left out. */
const aMoment = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 })
  .map((minutes) => DateTime.makeUnsafe(minutes * 60_000))

/** What a clock on the wall says there, by ICU. */
const wall = (time: DateTime.Utc, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(time.epochMilliseconds)

const berlin = (time: string) => DateTime.formatIso(nextDigest(at(time), "Europe/Berlin"))

describe("the time of a digest", () => {
  it("is eight in the morning there, on a later morning each time, in any zone and over each change of the clock", () => {
    fc.assert(
      fc.property(aZone, aMoment, (zone, begin) => {
        let now = begin
        const days: Array<string> = []
        for (let nth = 0; nth < 5; nth++) {
          const next = nextDigest(now, zone)
          assert.isTrue(DateTime.isGreaterThan(next, now))
          const [day = "", time] = wall(next, zone).split(" ")
          assert.strictEqual(time, "08:00")
          assert.strictEqual(digestDay(next, zone), day)
          days.push(day)
          now = next
        }
        assert.deepStrictEqual(days, [...new Set(days)].toSorted())
        // None is left out: they are one day apart, an hour more or less.
        const last = nextDigest(now, zone)
        assert.approximately((last.epochMilliseconds - now.epochMilliseconds) / 3_600_000, 24, 1)
      }),
      { numRuns: 40 },
    )
  })

  it("is within civil hours of the local day, and nothing else is", () => {
    fc.assert(fc.property(aZone, aMoment, (zone, now) => {
      const [day = "", time = ""] = wall(now, zone).split(" ")
      const hour = Number(time.slice(0, 2))
      const isCivil = hour >= civilHours.from && hour < civilHours.to
      assert.strictEqual(digestDay(now, zone), isCivil ? day : null)
    }))
  })

  it("is the same morning before eight, and the next one from eight on", () => {
    assert.strictEqual(berlin("2026-11-20T06:59:59.000Z"), "2026-11-20T07:00:00.000Z")
    assert.strictEqual(berlin("2026-11-20T07:00:00.000Z"), "2026-11-21T07:00:00.000Z")
    // The night in which the clocks go forward, and the one in which they go back.
    assert.strictEqual(berlin("2026-03-28T20:00:00.000Z"), "2026-03-29T06:00:00.000Z")
    assert.strictEqual(berlin("2026-10-24T20:00:00.000Z"), "2026-10-25T07:00:00.000Z")
  })
})
