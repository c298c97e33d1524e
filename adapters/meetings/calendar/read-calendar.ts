import type { CalendarEvent } from "#domain/calendar/calendar-event.ts"
import ICAL from "ical.js"
import { createHash } from "node:crypto"
import { blocksIn, type EventBlock, valueOf } from "./event-blocks.ts"
import { namedZone } from "./named-zone.ts"
import { occurrences, type Span } from "./occurrences.ts"
import { type ReadEvent, readEvent } from "./read-event.ts"
import { zonesOf } from "./zones.ts"

export interface Options extends Span {
  readonly most: number
  readonly timeZone: string
  readonly email: string | null
}

export interface Read {
  readonly events: ReadonlyArray<CalendarEvent>
  readonly unreadable: number
}

/** Null for what is no calendar. */
export const readCalendar = (
  written: Uint8Array | string,
  { most, timeZone, email, ...span }: Options,
): Read | null => {
  const blocks = blocksIn(written)
  if (blocks === null) return null
  const own = namedZone(timeZone) ?? ICAL.Timezone.utcTimezone
  const zone = zonesOf(blocks.zones, own)
  const ofCalendar = blocks.timeZone === null ? null : zone(blocks.timeZone)
  const zones = { zone, floating: ofCalendar?.isSure === true ? ofCalendar.zone : own }
  let unreadable = blocks.cutOff
  const events: Array<CalendarEvent> = []
  for (const [uid, group] of byUid(blocks.events)) {
    if (!mayMatter(group, span)) continue
    const read = group.flatMap((block) => {
      try {
        return [readEvent(block, zones, email)]
      } catch {
        unreadable++
        return []
      }
    })
    try {
      events.push(...instancesOf(uid, read, span))
    } catch {
      unreadable++
    }
  }
  return { events: events.toSorted((a, b) => a.begin - b.begin).slice(0, most), unreadable }
}

const byUid = (blocks: ReadonlyArray<EventBlock>): ReadonlyMap<string, ReadonlyArray<EventBlock>> => {
  const groups = new Map<string, Array<EventBlock>>()
  for (const block of blocks) {
    const uid = block.lines.find((line) => /^UID[:;]/i.test(line))
    // Without an id, it is known by all that it says.
    const key = uid === undefined ? block.lines.join("\n") : valueOf(uid)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [block])
    else group.push(block)
  }
  return groups
}

const dayLength = 86_400_000

/** A look at the text, for calendars of many years: single events of other times, and those without an address. */
const mayMatter = (group: ReadonlyArray<EventBlock>, { from, to }: Span): boolean => {
  if (!group.some(({ lines }) => lines.some((line) => line.includes("://")))) return false
  const [only] = group
  if (
    group.length > 1 || only === undefined || only.lines.some((line) => /^(?:RRULE|RDATE|DURATION)[:;]/i.test(line))
  ) {
    return true
  }
  const days = only.lines.flatMap((line) => /^DT(?:START|END)\b.*:(\d{4})(\d\d)(\d\d)/i.exec(line)?.slice(1, 4) ?? [])
  const [year, month, day] = days.slice(0, 3).map(Number)
  const [endYear, endMonth, endDay] = days.slice(-3).map(Number)
  if (year === undefined || month === undefined || day === undefined) return true
  const begin = Date.UTC(year, month - 1, day)
  const end = Math.max(begin, Date.UTC(endYear ?? year, (endMonth ?? month) - 1, endDay ?? day))
  return end >= from - 2 * dayLength && begin <= to + 2 * dayLength
}

const newest = (events: ReadonlyArray<ReadEvent>): ReadEvent | undefined =>
  events.reduce<ReadEvent | undefined>(
    (best, one) => best !== undefined && best.sequence > one.sequence ? best : one,
    undefined,
  )

/** What takes place of an event, with what differs in some instances. */
const instancesOf = (uid: string, read: ReadonlyArray<ReadEvent>, span: Span): ReadonlyArray<CalendarEvent> => {
  const main = newest(read.filter(({ replaces }) => replaces === null))
  const changed = new Map<number, ReadEvent>()
  for (const one of read) {
    if (one.replaces === null) continue
    const other = changed.get(one.replaces)
    changed.set(one.replaces, newest(other === undefined ? [one] : [other, one]) ?? one)
  }
  const lasting = [...changed.values()].filter(({ isForLater }) => isForLater)
  const isSeries = main !== undefined && main.rules.length + main.dates.length > 0
  // What begins earlier may still be going on.
  const reach = { from: span.from - (main?.length ?? 0), to: span.to }
  const regular = main === undefined || main.isOff || main.rules.some(isTooOften) ? [] : occurrences(main, reach)
  const shifts = regular.filter((instant) => !changed.has(instant)).map((instant) => {
    const change = lasting.findLast(({ replaces }) => replaces !== null && replaces <= instant)
    const moved = change === undefined ? 0 : change.start.toUnixTime() * 1000 - (change.replaces ?? 0)
    return { event: change ?? main, instant, begin: instant + moved }
  })
  const replaced = main?.isOff === true && main.rules.length > 0
    ? []
    : [...changed].map(([instant, event]) => ({ event, instant, begin: event.start.toUnixTime() * 1000 }))
  return [...shifts, ...replaced].flatMap(({ event, instant, begin }) => {
    if (event === undefined || event.isOff || event.addresses.length + (main?.addresses.length ?? 0) === 0) return []
    const end = begin + event.length
    if (end <= span.from || begin >= span.to) return []
    return [{
      id: idOf(isSeries || event.replaces !== null ? `${uid} ${instant}` : uid),
      title: event.title === "" ? main?.title ?? "" : event.title,
      begin,
      end,
      addresses: event.addresses.length === 0 ? main?.addresses ?? [] : event.addresses,
      isSure: event.isSure,
    }]
  })
}

/** No meeting takes place every hour. */
const isTooOften = ({ freq }: ICAL.Recur): boolean => ["SECONDLY", "MINUTELY", "HOURLY"].includes(freq)

/** Ids of events name people and machines: what is stored and shown is not one. */
const idOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22)
