import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

/** What was given as a calendar breaks a rule. */
export class CalendarRefused extends Schema.TaggedError<CalendarRefused>()("CalendarRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

const onUrl = { field: "url" }

export class CalendarNotReached extends Schema.TaggedError<CalendarNotReached>()("CalendarNotReached", {}) {
  readonly kind = "unavailable"
  readonly params: Params = onUrl
  override readonly message = "The calendar cannot be fetched from this address: check it, or try later"
}

/** Also a page for signing in, which many addresses lead to. */
export class NotACalendar extends Schema.TaggedError<NotACalendar>()("NotACalendar", {}) {
  readonly kind = "invalid"
  readonly params: Params = onUrl
  override readonly message = "This is not a calendar in the iCalendar format (.ics)"
}

export class CalendarTooLarge extends Schema.TaggedError<CalendarTooLarge>()("CalendarTooLarge", {}) {
  readonly kind = "too-large"
  readonly params: Params = onUrl
  override readonly message = "The calendar is too large to be read"
}

/** The key that sealed the address is not there any more. */
export class CalendarLocked extends Schema.TaggedError<CalendarLocked>()("CalendarLocked", {}) {
  readonly kind = "conflict"
  override readonly message = "The address of the calendar can no longer be read: enter it again"
}

export class CalendarNotFound extends Schema.TaggedError<CalendarNotFound>()("CalendarNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "This account has no calendar"
}

export class UpcomingNotFound extends Schema.TaggedError<UpcomingNotFound>()("UpcomingNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "This meeting is no longer in the calendar, or is over"
}
