import { addressesIn } from "#domain/calendar/addresses-in.ts"
import { withoutControls } from "#domain/kernel/without-controls.ts"
import ICAL from "ical.js"
import type { EventBlock } from "./event-blocks.ts"
import { instantOf } from "./occurrences.ts"
import type { Zone } from "./zones.ts"

/** One VEVENT: a single event, a series, or what differs in one instance of it. */
export interface ReadEvent {
  readonly title: string
  readonly start: ICAL.Time
  /** Milliseconds. */
  readonly length: number
  readonly isSure: boolean
  /** It does not take place, or not for its owner, or is no meeting at a time of day. */
  readonly isOff: boolean
  readonly addresses: ReadonlyArray<string>
  readonly rules: ReadonlyArray<ICAL.Recur>
  readonly dates: ReadonlyArray<ICAL.Time>
  readonly exceptions: ReadonlyArray<ICAL.Time>
  /** The instance that it replaces; null for the series itself. */
  readonly replaces: number | null
  /** Whether it also moves all later instances. */
  readonly isForLater: boolean
  readonly sequence: number
}

interface Zones {
  readonly zone: (tzid: string) => Zone
  /** Of times without a zone. */
  readonly floating: ICAL.Timezone
}

const dayLength = 86_400_000
const hour = 3_600_000
const maxTitle = 200

/** Where links to meetings are written, the surest place first. */
const places = [
  "conference",
  "x-google-conference",
  "x-microsoft-skypeteamsmeetingurl",
  "x-microsoft-onlinemeetingexternallink",
  "url",
  "location",
  "description",
  "x-alt-desc",
]

/** Throws for what the parser cannot read. */
export const readEvent = ({ lines, isCancelled }: EventBlock, zones: Zones, email: string | null): ReadEvent => {
  let isSure = true
  for (const line of lines) {
    const tzid = /^[^:]*;TZID=(?:"([^"]*)"|([^;:]*))/i.exec(line)
    if (tzid !== null) isSure &&= zones.zone(tzid[1] ?? tzid[2] ?? "").isSure
    if (timesIn(line).some((time) => !isReal(time))) throw new Error("a time that there is not")
  }
  const event = new ICAL.Component(ICAL.parse(lines.join("\r\n")))
  const times = (name: string): ReadonlyArray<ICAL.Time> =>
    event.getAllProperties(name).flatMap((property) => property.getValues()).flatMap((value) =>
      value instanceof ICAL.Time
        ? [inZone(value, zones)]
        : value instanceof ICAL.Period
        ? [inZone(value.start, zones)]
        : []
    )
  const [start] = times("dtstart")
  if (start === undefined) throw new Error("an event without a beginning")
  const [end] = times("dtend")
  const length = lengthOf(event, start, end)
  const replaced = event.getFirstProperty("recurrence-id")
  const [replaces] = times("recurrence-id")
  return {
    title: withoutControls(textOf(event, "summary")).replaceAll(/\s+/g, " ").trim().slice(0, maxTitle).toWellFormed(),
    start,
    length,
    isSure,
    isOff: isCancelled || textOf(event, "status").toUpperCase() === "CANCELLED" || isDeclined(event, email)
      || start.isDate || length >= dayLength || textOf(event, "x-microsoft-cdo-alldayevent").toUpperCase() === "TRUE",
    addresses: Array.from(new Set(places.flatMap((place) => allOf(event, place)).flatMap(addressesIn))).slice(0, 20),
    rules: event.getAllProperties("rrule").map((property) => property.getFirstValue()).filter((value) =>
      value instanceof ICAL.Recur
    ),
    dates: times("rdate"),
    exceptions: times("exdate"),
    replaces: replaces === undefined ? null : instantOf(replaces),
    isForLater: String(replaced?.getParameter("range") ?? "").toUpperCase() === "THISANDFUTURE",
    sequence: Number(event.getFirstPropertyValue("sequence") ?? 0),
  }
}

/** Every time in a line that has some, as it is written. */
const timesIn = (line: string): ReadonlyArray<string> => {
  const written = /^(?:DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE)\b[^:]*:(.*)$/i.exec(line)?.[1]
    ?? /^RRULE\b.*\bUNTIL=([^;]*)/i.exec(line)?.[1]
  return written?.match(/\d{8}(?:T\d{6})?/g) ?? []
}

/** The parser makes the second of March out of 30 February, and the next day out of 25 o’clock. */
const isReal = (written: string): boolean => {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = [0, 4, 6, 9, 11, 13].map((at) =>
    Number(written.slice(at, at === 0 ? 4 : at + 2))
  )
  const date = new Date(Date.UTC(year, month - 1, day))
  // A leap second is one.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hours < 24 && minutes < 60 && seconds <= 60
}

const inZone = (time: ICAL.Time, { floating }: Zones): ICAL.Time => {
  if (time.zone.tzid !== "floating" || time.isDate) return time
  const zoned = time.clone()
  zoned.zone = floating
  return zoned
}

const lengthOf = (event: ICAL.Component, start: ICAL.Time, end: ICAL.Time | undefined): number => {
  const duration = event.getFirstPropertyValue("duration")
  if (duration instanceof ICAL.Duration) return Math.max(duration.toSeconds() * 1000, 0)
  const length = end === undefined ? 0 : instantOf(end) - instantOf(start)
  // Without an end, or with one before its beginning.
  return length > 0 ? length : hour
}

const allOf = (event: ICAL.Component, name: string): ReadonlyArray<string> =>
  event.getAllProperties(name).map((property): string => String(property.getFirstValue() ?? "").slice(0, 50_000))

const textOf = (event: ICAL.Component, name: string): string => allOf(event, name)[0] ?? ""

const isDeclined = (event: ICAL.Component, email: string | null): boolean =>
  email !== null
  && event.getAllProperties("attendee").some((property) =>
    String(property.getFirstValue() ?? "").toLowerCase() === `mailto:${email}`
    && String(property.getParameter("partstat") ?? "").toUpperCase() === "DECLINED"
  )
