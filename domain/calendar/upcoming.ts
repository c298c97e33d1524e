import { DateTime } from "effect"
import type { Calendar, FoundMeeting } from "./calendar.ts"
import { keysOf, type Mark } from "./mark.ts"

/** How long before its beginning a guest goes to a meeting. */
const early = { minutes: 1 } as const

const joinTimeOf = ({ startsAt }: FoundMeeting): DateTime.Utc => DateTime.subtractDuration(startsAt, early)

type Marks = ReadonlyMap<string, Mark>

export const byKey = (marks: ReadonlyArray<Mark>): Marks => new Map(marks.map((mark) => [mark.key, mark]))

/** What became of a meeting: known by its event first, then by its link at this time. */
export const markOf = (meeting: FoundMeeting, marks: Marks): Mark | null => {
  const [event, link] = keysOf(meeting)
  return marks.get(event) ?? marks.get(link) ?? null
}

export const isOver = ({ endsAt }: FoundMeeting, now: DateTime.Utc): boolean =>
  DateTime.isLessThanOrEqualTo(endsAt, now)

/** What a guest goes to now by itself: not over, with a time that is sure, and nothing became of it so far. */
export const dueMeetings = (
  { isJoining, meetings }: Pick<Calendar, "isJoining" | "meetings">,
  marks: Marks,
  now: DateTime.Utc,
): ReadonlyArray<FoundMeeting> =>
  meetings.filter((one) =>
    isJoining && one.isSure && !isOver(one, now) && markOf(one, marks) === null
    && DateTime.isLessThanOrEqualTo(joinTimeOf(one), now)
  )

/** When there is something to join next; null for never. */
export const nextJoin = (
  { isJoining, meetings }: Pick<Calendar, "isJoining" | "meetings">,
  now: DateTime.Utc,
): DateTime.Utc | null => {
  const times = meetings.filter((one) => isJoining && one.isSure && !isOver(one, now)).map(joinTimeOf)
    .filter((time) => DateTime.isGreaterThan(time, now))
  return times.reduce<DateTime.Utc | null>((first, time) => first === null ? time : DateTime.min(first, time), null)
}
