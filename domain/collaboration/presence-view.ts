import { Schema } from "effect"
import { hueOf } from "../account/hue.ts"
import { SegmentId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { type Attendance, locksFor, othersOf, type Page } from "./attendance.ts"

const person = {
  name: Schema.String,
  /** The number of their colour, 0 to 7. */
  hue: Schema.Int,
  /** Whether it is the caller, in another window. */
  isSelf: Schema.Boolean,
}

/** Who else has a task open, as one page sees it. */
export const PresenceView = wire({
  /** The page's own id, which its reports name. */
  page: Schema.String,
  people: Schema.Array(wire({ id: Schema.String, ...person })),
  /** Lines that others are editing. */
  locks: Schema.Array(wire({
    lineId: SegmentId,
    ...person,
    /** Whether they began before the caller did, or the caller does not edit that line. */
    isAhead: Schema.Boolean,
    /** Milliseconds until the lock ends without another keystroke. */
    forMs: Schema.Number,
  })),
})

export const presenceView = (
  own: Page,
  all: ReadonlyArray<Attendance>,
  now: number,
): typeof PresenceView.Type => {
  return {
    page: own.page,
    people: othersOf(own.page, all, now).map(({ name, user }) => ({
      id: user ?? "operator",
      name,
      hue: hueOf(name, user),
      isSelf: user === own.user,
    })),
    locks: locksFor(own.page, all, now).map(({ by: { name, user }, line, isAhead, until }) => ({
      lineId: line,
      name,
      hue: hueOf(name, user),
      isSelf: user === own.user,
      isAhead,
      forMs: until - now,
    })),
  }
}
