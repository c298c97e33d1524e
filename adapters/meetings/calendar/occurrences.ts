import type ICAL from "ical.js"

/** The instances of a series, each by the time that its event has it for. */
export interface Series {
  readonly start: ICAL.Time
  readonly rules: ReadonlyArray<ICAL.Recur>
  readonly dates: ReadonlyArray<ICAL.Time>
  /** Left out: instants, and whole days as they are written. */
  readonly exceptions: ReadonlyArray<ICAL.Time>
}

export interface Span {
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
}

/** Steps of one rule. More are no meeting; a rule that counts from long ago needs some. */
const maxSteps = 5000

export const instantOf = (time: ICAL.Time): number => time.toUnixTime() * 1000

/** Instants within the span, by time. It ends whatever the rule says: one without an end, or with a count of millions. */
export const occurrences = ({ start, rules, dates, exceptions }: Series, span: Span): ReadonlyArray<number> => {
  const left = new Set(exceptions.filter(({ isDate }) => !isDate).map(instantOf))
  const days = new Set(exceptions.filter(({ isDate }) => isDate).map(dayOf))
  const times = [...(rules.length === 0 ? [start] : rules.flatMap((rule) => stepsOf(rule, start, span))), ...dates]
  const found = times.filter((time) => !days.has(dayOf(time))).map(instantOf)
    .filter((instant) => instant >= span.from && instant <= span.to && !left.has(instant))
  return [...new Set(found)].toSorted((a, b) => a - b)
}

const dayOf = ({ year, month, day }: ICAL.Time): string => `${year}-${month}-${day}`

/** Longer is never: the parser counts its way to it day by day. */
const maxInterval = 1000

const stepsOf = (rule: ICAL.Recur, start: ICAL.Time, span: Span): ReadonlyArray<ICAL.Time> => {
  if (rule.interval > maxInterval) return [start]
  const last = Math.min(span.to, endOf(rule, start))
  const open = rule.clone()
  // In the rule, an end without a zone would count as UTC.
  open.until = null
  // Days that are left out do not count.
  open.count = null
  const steps = open.iterator(rule.count === null ? nearer(rule, start, span) : start)
  const isMeant = dayOfMonth(rule, start)
  const found: Array<ICAL.Time> = []
  for (let step = 0; step < maxSteps && found.length < (rule.count ?? Infinity); step++) {
    const time = steps.next()
    if (time === null || instantOf(time) > last) break
    if (isMeant(time)) found.push(time.clone())
  }
  return found
}

/**
 * Whether a day is one that the rule means. The parser makes 29 February the first of March in a year without it; by the
 * standard, such a year is left out.
 */
const dayOfMonth = ({ freq, parts }: ICAL.Recur, start: ICAL.Time): (time: ICAL.Time) => boolean => {
  const { BYMONTHDAY: days, BYDAY: weekdays, BYYEARDAY: nths, BYWEEKNO: weeks } = parts
  if (days !== undefined) {
    return ({ year, month, day }) =>
      days.includes(day) || days.includes(day - 1 - new Date(Date.UTC(year, month, 0)).getUTCDate())
  }
  const isOfMonth = (freq === "MONTHLY" || freq === "YEARLY") && [weekdays, nths, weeks].every((by) => by === undefined)
  return isOfMonth ? ({ day }) => day === start.day : () => true
}

/** The last instant of a rule. A day includes all of it, in the zone of the event. */
const endOf = ({ until }: ICAL.Recur, start: ICAL.Time): number => {
  if (until === null) return Infinity
  const end = until.clone()
  if (end.isDate) {
    end.isDate = false
    end.hour = 23
    end.minute = 59
    end.second = 59
  }
  if (end.zone.tzid === "floating") end.zone = start.zone
  return instantOf(end)
}

const week = 7 * 86_400_000
const dayLength = 86_400_000

/** A start a little before the span, as many whole intervals later: a daily event of thirty years would take long to follow. */
const nearer = ({ freq, interval }: ICAL.Recur, start: ICAL.Time, { from }: Span): ICAL.Time => {
  const length = { DAILY: dayLength, WEEKLY: week }[freq]
  if (length === undefined) return start
  const intervals = Math.floor((from - instantOf(start) - 2 * week) / (length * interval))
  if (intervals < 1) return start
  const later = start.clone()
  later.adjust(intervals * interval * (length / dayLength), 0, 0, 0)
  return later
}
