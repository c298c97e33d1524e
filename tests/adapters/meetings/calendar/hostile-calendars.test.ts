import { readCalendar } from "#adapters/meetings/calendar/read-calendar.ts"
import { assert, describe, it } from "vitest"
import { aCalendar } from "../../../support/calendar/published-calendars.ts"

const from = Date.parse("2026-11-01T00:00:00Z")
const options = { from, to: from + 366 * 86_400_000, most: 1000, timeZone: "UTC", email: null }
const link = "LOCATION:https://meet.jit.si/Room"
const read = (bytes: Uint8Array) => readCalendar(bytes, options) ?? assert.fail("not a calendar")
const written = (text: string) => new TextEncoder().encode(text)
const good = ["UID:good", link, "DTSTART:20261105T100000Z"]

describe("a calendar that is not as it should be", () => {
  it("is none: a page, nothing, anything else", () => {
    for (const text of ["", "<!doctype html><title>Sign in</title>", "\u0000\u0001", "BEGIN:VCARD\r\nEND:VCARD"]) {
      assert.isNull(readCalendar(written(text), options))
    }
  })

  it("hides nothing but what is broken, and counts that", () => {
    const { events, unreadable } = read(aCalendar(
      ["UID:1", link],
      ["UID:2", link, "DTSTART:yesterday"],
      ["UID:3", link, "DTSTART:20261106T100000Z", "RRULE:FREQ=WEEKLY;BYDAY=XX"],
      ["UID:4", link, "DTSTART:20261106T100000Z", "nonsense without a colon"],
      good,
    ))
    assert.lengthOf(events, 1)
    assert.strictEqual(unreadable, 4)
  })

  it.each([
    ["30 February", ["DTSTART:20270230T100000Z"]],
    ["29 February of a year that has none", ["DTSTART;TZID=Europe/Berlin:20270229T100000"]],
    ["the month before January", ["DTSTART:20270001T100000Z"]],
    ["25 o’clock", ["DTSTART:20270301T250000Z"]],
    ["the 61st minute", ["DTSTART:20270301T106100Z"]],
    ["an end on 31 April", ["DTSTART:20270430T100000Z", "DTEND:20270431T100000Z"]],
    ["a date more on 31 June", ["DTSTART:20270301T100000Z", "RDATE:20270308T100000Z,20270631T100000Z"]],
    ["a date less on 31 June", ["DTSTART:20270301T100000Z", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20270631T100000Z"]],
    ["a rule until 31 November", ["DTSTART:20270301T100000Z", "RRULE:FREQ=WEEKLY;UNTIL=20271131T000000Z"]],
  ])("has an event on a day that there is not, %s: it is skipped, and counted", (_, lines) => {
    const { events, unreadable } = read(aCalendar(["UID:1", link, ...lines], good))
    assert.deepStrictEqual(events.map(({ begin }) => new Date(begin).toISOString()), ["2026-11-05T10:00:00.000Z"])
    assert.strictEqual(unreadable, 1)
  })

  it("has a day in some months only: the others are left out, none is made up", () => {
    const series = [
      "UID:1",
      link,
      "DTSTART:20261130T100000Z",
      "RRULE:FREQ=MONTHLY;UNTIL=20270501T000000Z",
    ]
    const days = read(aCalendar(series)).events.map(({ begin }) => new Date(begin).toISOString().slice(0, 10))
    assert.deepStrictEqual(days, ["2026-11-30", "2026-12-30", "2027-01-30", "2027-03-30", "2027-04-30"])
    const leap = ["UID:2", link, "DTSTART:20240229T100000Z", "RRULE:FREQ=YEARLY"]
    assert.deepStrictEqual(read(aCalendar(leap)).events, [])
    const never = ["UID:3", link, "DTSTART:20260130T100000Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"]
    assert.deepStrictEqual(read(aCalendar(never)).events, [])
    const last = ["UID:4", link, "DTSTART:20261231T100000Z", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3"]
    assert.lengthOf(read(aCalendar(last)).events, 3)
  })

  it("may be cut off, have other line ends, a mark of its encoding, or be UTF-16", () => {
    const text = new TextDecoder().decode(aCalendar(good, good.with(0, "UID:cut")))
    const cut = read(written(text.slice(0, text.lastIndexOf("END:VEVENT"))))
    assert.deepStrictEqual([cut.events.length, cut.unreadable], [1, 1])
    assert.lengthOf(read(written(`\uFEFF${text.replaceAll("\r\n", "\n")}`)).events, 2)
    assert.lengthOf(read(written(text.replaceAll("\r\n", "\r"))).events, 2)
    assert.lengthOf(read(Buffer.from(`\uFEFF${text}`, "utf16le")).events, 2)
  })

  it("ends, although its rules do not: for ever, thousands of times, every second, never", () => {
    const rules = [
      "FREQ=DAILY",
      "FREQ=DAILY;COUNT=99999999",
      "FREQ=SECONDLY",
      "FREQ=HOURLY",
      "FREQ=WEEKLY;INTERVAL=99999999",
      "FREQ=DAILY;UNTIL=99991231T000000Z",
    ]
    const series = rules.map((rule, nth) => [`UID:${nth}`, link, "DTSTART:19700101T100000Z", `RRULE:${rule}`])
    const { events } = read(aCalendar(...series))
    // Of the two daily ones that reach this year; those that count began too long ago.
    assert.strictEqual(events.length, 2 * 366)
  })

  it("keeps the next thousand of what is too much", () => {
    const series = Array.from({ length: 5 }, (_, nth) => [
      `UID:${nth}`,
      link,
      "DTSTART:20200101T100000Z",
      "RRULE:FREQ=DAILY",
    ])
    const { events } = read(aCalendar(...series))
    assert.lengthOf(events, 1000)
    assert.strictEqual(new Date(events.at(-1)?.begin ?? 0).toISOString().slice(0, 10), "2027-05-19")
  })

  it("may hold very long lines and attachments, which are left out", () => {
    const { events } = read(aCalendar([...good, `ATTACH;ENCODING=BASE64:${"A".repeat(300_000)}`], [
      ...good.with(0, "UID:2"),
      `DESCRIPTION:${"x".repeat(200_000)}`,
    ]))
    assert.lengthOf(events, 2)
  })
})
