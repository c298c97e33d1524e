import { readCalendar } from "#adapters/meetings/calendar/read-calendar.ts"
import { windowsZones } from "#adapters/meetings/calendar/windows-zones.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { aCalendar } from "../../../support/calendar/published-calendars.ts"

const day = 86_400_000
const names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

/** Zones whose clocks change at different times, by half an hour, backwards across midnight, or never. */
const zones = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Africa/Cairo",
  "Asia/Kolkata",
  "Pacific/Chatham",
]

const wallOf = (zone: string) => {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "short", timeStyle: "short" })
  return (instant: number): string => format.format(instant)
}

const compact = (days: number, hour: string): string =>
  `${new Date(days * day).toISOString().slice(0, 10).replaceAll("-", "")}T${hour}00`

const event = (rule: string, zone: string, first: number, hour: string, ...more: ReadonlyArray<string>) => [
  "UID:1",
  "LOCATION:https://meet.jit.si/Room",
  `DTSTART;TZID=${zone}:${compact(first, hour)}`,
  `RRULE:${rule}`,
  ...more,
]

const read = (bytes: Uint8Array, from: number, to: number) =>
  readCalendar(bytes, { from, to, most: 1000, timeZone: "UTC", email: null }) ?? assert.fail("not a calendar")

describe("repetition", () => {
  const from = Date.parse("2026-01-01T00:00:00Z")
  const to = Date.parse("2027-01-01T00:00:00Z")
  const start = fc.integer({ min: Math.floor(Date.parse("2016-03-01T00:00:00Z") / day), max: from / day + 100 })

  it("keeps the time of day of its place, whatever the clocks do: days and weeks, also those from years ago", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        start,
        fc.constantFrom("0415", "0900", "1230", "2330"),
        fc.constantFrom(["DAILY", 1] as const, ["WEEKLY", 7] as const),
        fc.integer({ min: 1, max: 3 }),
        (zone, first, hour, [freq, length], interval) => {
          const { events } = read(aCalendar(event(`FREQ=${freq};INTERVAL=${interval}`, zone, first, hour)), from, to)
          const wall = wallOf(zone)
          const wanted: Array<string> = []
          for (let at = first; at * day < to + 2 * day; at += length * interval) {
            const [year, month, date] = new Date(at * day).toISOString().slice(0, 10).split("-")
            wanted.push(`${date}/${month}/${year}, ${hour.slice(0, 2)}:${hour.slice(2)}`)
          }
          const found = events.map(({ begin }) => wall(begin))
          const offset = wanted.indexOf(found[0] ?? "")
          assert.isAtLeast(offset, 0)
          assert.deepStrictEqual(found, wanted.slice(offset, offset + found.length))
          // None is missing at either end of the span.
          const [firstFound, lastFound] = [events[0]?.begin ?? 0, events.at(-1)?.begin ?? 0]
          assert.isBelow(firstFound, Math.max(from, first * day) + (length * interval + 2) * day)
          assert.isAbove(lastFound, to - (length * interval + 2) * day)
        },
      ),
      { numRuns: 60 },
    )
  })

  it("takes place on the days it names, without those left out, until its end or its count", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.integer({ min: 0, max: 39 }), { maxLength: 5 }),
        fc.boolean(),
        (zone, weekdays, count, left, isCounted) => {
          const first = from / day + 10
          const days: Array<number> = []
          for (let at = first; days.length < count; at++) {
            if (weekdays.includes(new Date(at * day).getUTCDay())) days.push(at)
          }
          const end = isCounted ? `COUNT=${count}` : `UNTIL=${compact(days.at(-1) ?? 0, "0000").slice(0, 8)}`
          const rule = `FREQ=WEEKLY;BYDAY=${weekdays.map((one) => names[one]).join(",")};${end}`
          const dropped = days.filter((_, nth) => left.includes(nth))
          const exceptions = dropped.map((one) => `EXDATE;TZID=${zone}:${compact(one, "0900")}`)
          const { events } = read(aCalendar(event(rule, zone, days[0] ?? first, "0900", ...exceptions)), from, to)
          const wall = wallOf(zone)
          assert.deepStrictEqual(
            events.map(({ begin }) => wall(begin).slice(0, 10)),
            days.filter((one) => !dropped.includes(one) && one * day < to).map((one) => {
              const [year, month, date] = new Date(one * day).toISOString().slice(0, 10).split("-")
              return `${date}/${month}/${year}`
            }),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  it("at a time that the clocks skip is counted from before, and at one that comes twice means the first", () => {
    const spring = read(
      aCalendar(event("FREQ=DAILY;COUNT=3", "Europe/Berlin", Date.parse("2026-03-28") / day, "0230")),
      from,
      to,
    )
    assert.deepStrictEqual(spring.events.map(({ begin }) => new Date(begin).toISOString().slice(5, 16)), [
      "03-28T01:30",
      "03-29T01:30",
      "03-30T00:30",
    ])
    const autumn = read(
      aCalendar(event("FREQ=DAILY;COUNT=2", "Europe/Berlin", Date.parse("2026-10-24") / day, "0230")),
      from,
      to,
    )
    assert.deepStrictEqual(autumn.events.map(({ begin }) => new Date(begin).toISOString().slice(5, 16)), [
      "10-24T00:30",
      "10-25T00:30",
    ])
  })

  it("knows what Windows calls the zones", () => {
    const unknown = Object.values(windowsZones).filter((name) => {
      try {
        return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) === ""
      } catch {
        return true
      }
    })
    assert.deepStrictEqual(unknown, [])
  })
})
