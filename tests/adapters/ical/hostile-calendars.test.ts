import { readCalendar } from "#adapters/ical/read-calendar.ts"
import { assert, describe, it } from "vitest"
import { aCalendar } from "../../support/calendar/published-calendars.ts"

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
