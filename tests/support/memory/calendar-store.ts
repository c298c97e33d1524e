import { CalendarStore, type CalendarTimes } from "#domain/calendar/calendar-store.port.ts"
import type { Mark } from "#domain/calendar/mark.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State

  /** The one that is due the longest, with its next time. */
  const take = (which: keyof CalendarTimes) => (now: DateTime.Utc, again: DateTime.Utc) =>
    transaction(Effect.gen(function*() {
      const due = yield* read(({ calendars }) =>
        Array.from(calendars.values()).flatMap((stored) => {
          const at = stored[which]
          return at !== null && DateTime.isLessThanOrEqualTo(at, now) ? [{ stored, at: at.epochMilliseconds }] : []
        }).toSorted((a, b) => a.at - b.at).map(({ stored }) => stored)
      )
      const [first] = due
      if (first === undefined) return null
      yield* write(({ calendars }) => ({
        calendars: put(calendars, first.calendar.ownerId, { ...first, [which]: again }),
      }))
      return first.calendar
    }))

  const withMarks = (owner: UserId, marks: ReadonlyArray<Mark>) =>
    write(({ calendarMarks }) => ({
      calendarMarks: put(
        calendarMarks,
        owner,
        new Map([
          ...calendarMarks.get(owner) ?? [],
          ...marks.map((mark) => [mark.key, mark] as const),
        ]),
      ),
    }))

  return CalendarStore.of({
    find: (owner) => read(({ calendars }) => calendars.get(owner)?.calendar ?? null),
    save: (calendar, times) =>
      write(({ calendars }) => ({ calendars: put(calendars, calendar.ownerId, { calendar, ...times }) })),
    change: (owner, id, change) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ calendars }) => calendars.get(owner))
        if (found?.calendar.id !== id) return null
        const { calendar: before, ...timesBefore } = found
        const [calendar, times] = change(before, timesBefore)
        yield* write(({ calendars }) => ({ calendars: put(calendars, owner, { calendar, ...times }) }))
        return calendar
      })),
    remove: (owner) =>
      transaction(Effect.gen(function*() {
        const isThere = yield* read(({ calendars }) => calendars.has(owner))
        yield* write(({ calendars }) => ({ calendars: without(calendars, [owner]) }))
        return isThere
      })),
    takeToRead: take("readAt"),
    takeToJoin: take("joinAt"),
    marks: (owner) => read((tables) => marksOf(tables, owner)),
    claim: (owner, marks) =>
      transaction(Effect.gen(function*() {
        const known = yield* read(({ calendarMarks }) => calendarMarks.get(owner))
        if (marks.some(({ key }) => known?.has(key) === true)) return false
        yield* withMarks(owner, marks)
        return true
      })),
    mark: withMarks,
    unmark: (owner, keys) =>
      write(({ calendarMarks }) => ({
        calendarMarks: put(calendarMarks, owner, without(calendarMarks.get(owner) ?? new Map(), keys)),
      })),
    forgetMarks: (before) =>
      write(({ calendarMarks }) => ({
        calendarMarks: new Map(Array.from(calendarMarks, ([owner, marks]) => [
          owner,
          new Map(Array.from(marks).filter(([, { until }]) => DateTime.isGreaterThanOrEqualTo(until, before))),
        ])),
      })),
  })
})

export const layer = Layer.effect(CalendarStore, make)

/** A task that was deleted is nobody's any more. */
const marksOf = ({ calendarMarks, tasks }: Tables, owner: string): ReadonlyArray<Mark> =>
  Array.from(calendarMarks.get(owner)?.values() ?? [])
    .map((mark): Mark =>
      mark.taskId === null || tasks.has(mark.taskId) ? mark : Object.assign({}, mark, { taskId: null })
    )
    .toSorted((a, b) => a.key < b.key ? -1 : 1)
