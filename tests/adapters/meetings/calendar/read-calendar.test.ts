import { namedZone } from "#adapters/meetings/calendar/named-zone.ts"
import { readCalendar } from "#adapters/meetings/calendar/read-calendar.ts"
import { windowsZones } from "#adapters/meetings/calendar/windows-zones.ts"
import { assert, describe, it } from "vitest"
import { aCalendar, ofApple, ofGoogle, ofOutlook } from "../../../support/calendar/published-calendars.ts"

const options = {
  from: Date.parse("2026-10-01T00:00:00Z"),
  to: Date.parse("2027-01-01T00:00:00Z"),
  most: 100,
  timeZone: "Asia/Tokyo",
  email: "ada@example.com",
}

const read = (bytes: Uint8Array, changed: Partial<typeof options> = {}) =>
  readCalendar(bytes, { ...options, ...changed }) ?? assert.fail("not a calendar")

const begins = (bytes: Uint8Array, changed: Partial<typeof options> = {}) =>
  read(bytes, changed).events.map(({ begin }) => new Date(begin).toISOString().slice(0, 16))

const link = "LOCATION:https://meet.jit.si/Room"

const windows = (zone: string) => begins(aCalendar(["UID:1", link, `DTSTART;TZID=${zone}:20261105T100000`]))

describe("a calendar", () => {
  it("of Google: the clocks change, one is left out, one moved, one cancelled, one declined; days and alarms are none", () => {
    const { events, unreadable } = read(ofGoogle, { to: Date.parse("2026-11-12T00:00:00Z") })
    assert.strictEqual(unreadable, 0)
    assert.deepStrictEqual(events.map(({ begin, title }) => [new Date(begin).toISOString().slice(0, 16), title]), [
      ["2026-10-07T07:00", "Stand-up, week by week"],
      ["2026-10-14T07:00", "Stand-up, week by week"],
      ["2026-10-29T13:00", "Stand-up, moved"],
      ["2026-11-11T08:00", "Stand-up, week by week"],
    ])
    assert.deepStrictEqual(events[0]?.addresses, [
      "https://meet.google.com/abc-defg-hij",
      "https://docs.example.com/agenda",
    ])
    // What was moved has no link of its own.
    assert.deepStrictEqual(events[2]?.addresses, events[0]?.addresses)
    assert.strictEqual((events[2]?.end ?? 0) - (events[2]?.begin ?? 0), 3_600_000)
  })

  it("of Outlook: zones of Windows, defined or not, and links behind a mail filter", () => {
    assert.deepStrictEqual(begins(ofOutlook), [
      "2026-10-22T07:00",
      "2026-10-23T07:00",
      "2026-10-26T08:00",
      "2026-10-26T13:00",
      "2026-10-27T08:00",
    ])
    const { events } = read(ofOutlook)
    const teams = "https://teams.microsoft.com/l/meetup-join/19%3ameeting_Zm9v%40thread.v2/0?context=%7b%7d"
    assert.deepStrictEqual(events[0]?.addresses, [teams])
    assert.isTrue(events.every(({ isSure }) => isSure))
  })

  it("of Apple: a conference, a duration, and the last Friday of three months", () => {
    const { events } = read(ofApple)
    assert.deepStrictEqual(begins(ofApple), ["2026-10-30T22:00", "2026-11-27T23:00", "2026-12-25T23:00"])
    assert.deepStrictEqual(events[0]?.addresses, ["https://meet.jit.si/Retro", "https://example.com/wiki"])
    assert.strictEqual((events[0]?.end ?? 0) - (events[0]?.begin ?? 0), 45 * 60_000)
  })

  it("has the same ids in each reading, one for each instance, also after it was moved", () => {
    const event = (hour: string, ...more: ReadonlyArray<string>) => [
      "UID:1",
      link,
      `DTSTART:20261105T${hour}0000Z`,
      ...more,
    ]
    const [before] = read(aCalendar(event("10"))).events
    const [after] = read(aCalendar(event("12"))).events
    assert.strictEqual(after?.id, before?.id)
    const ids = read(aCalendar(event("10", "RRULE:FREQ=DAILY;COUNT=5"))).events.map(({ id }) => id)
    assert.strictEqual(new Set(ids).size, 5)
    const moved = ["UID:1", "RECURRENCE-ID:20261106T100000Z", "DTSTART:20261106T170000Z", link]
    const again = read(aCalendar(event("10", "RRULE:FREQ=DAILY;COUNT=5"), moved)).events.map(({ id }) => id)
    assert.deepStrictEqual(again.toSorted(), ids.toSorted())
  })

  it("takes the newest of an event that is in it twice, and drops a series that is cancelled with all that was moved", () => {
    const at = (hour: string, sequence: number) => [
      "UID:1",
      link,
      `SEQUENCE:${sequence}`,
      `DTSTART:20261105T${hour}0000Z`,
    ]
    assert.deepStrictEqual(begins(aCalendar(at("10", 2), at("09", 1))), ["2026-11-05T10:00"])
    const series = ["UID:1", link, "DTSTART:20261105T100000Z", "RRULE:FREQ=DAILY;COUNT=3"]
    const moved = ["UID:1", "RECURRENCE-ID:20261106T100000Z", "DTSTART:20261106T170000Z"]
    assert.lengthOf(begins(aCalendar(series, moved)), 3)
    assert.deepStrictEqual(begins(aCalendar([...series, "STATUS:CANCELLED"], moved)), [])
  })

  it("of METHOD:CANCEL takes place nowhere, and says nothing about the calendar after it", () => {
    const text = new TextDecoder().decode(aCalendar(["UID:1", link, "DTSTART:20261105T100000Z"]))
    const cancelled = text.replace("VERSION:2.0", "VERSION:2.0\r\nMETHOD:CANCEL")
    const bytes = new TextEncoder().encode(cancelled + text.replace("UID:1", "UID:2"))
    assert.deepStrictEqual(begins(bytes), ["2026-11-05T10:00"])
  })

  it("moves all later instances if one change is for them", () => {
    const series = ["UID:1", link, "DTSTART:20261105T100000Z", "RRULE:FREQ=DAILY;COUNT=4"]
    const later = ["UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261107T100000Z", "DTSTART:20261107T113000Z"]
    assert.deepStrictEqual(begins(aCalendar(series, later)), [
      "2026-11-05T10:00",
      "2026-11-06T10:00",
      "2026-11-07T11:30",
      "2026-11-08T11:30",
    ])
  })

  it("reads times without a zone in the owner's, and says that a zone nobody knows is not sure", () => {
    const [floating] = read(aCalendar(["UID:1", link, "DTSTART:20261105T100000"])).events
    assert.deepInclude(floating, { begin: Date.parse("2026-11-05T01:00:00Z"), isSure: true })
    const [unknown] = read(aCalendar(["UID:1", link, "DTSTART;TZID=Moon/Tycho:20261105T100000"])).events
    assert.deepInclude(unknown, { begin: Date.parse("2026-11-05T01:00:00Z"), isSure: false })
    const path = "DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261105T100000"
    assert.deepStrictEqual(begins(aCalendar(["UID:1", link, path])), ["2026-11-05T09:00"])
  })

  it("has the zones that Windows names as the CLDR has them", () => {
    // Bishkek is an hour ahead of Almaty since 2024.
    assert.deepStrictEqual(windows("Central Asia Standard Time"), ["2026-11-05T04:00"])
    assert.deepStrictEqual(windows("US Eastern Standard Time"), ["2026-11-05T15:00"])
    assert.deepStrictEqual(windows("Qyzylorda Standard Time"), ["2026-11-05T05:00"])
    const known = Object.values(windowsZones).filter((zone) => namedZone(zone) !== null)
    assert.lengthOf(known, 139)
  })
})
