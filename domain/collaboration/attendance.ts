import type { SegmentId, UserId } from "../kernel/ids.ts"

/** A page that shows a task to someone. The server made its id and knows whose it is. */
export interface Page {
  readonly page: string
  /** Null for the operator, who has no account. */
  readonly user: UserId | null
  readonly name: string
}

/** The line that a page is editing. Times are milliseconds since 1970. */
interface Focus {
  readonly line: SegmentId
  readonly since: number
  readonly until: number
}

/** A page that shows a task now; after `until`, it has been silent for too long to count. */
export interface Attendance extends Page {
  readonly until: number
  readonly focus: Focus | null
}

/** Someone else's soft lock on a line: it warns, and prevents nothing. */
export interface Lock extends Focus {
  readonly by: Page
  /** Whether they were on the line before the page that sees this lock. */
  readonly isAhead: boolean
}

/** Pages report every 20 seconds while others are there: one report may be lost. */
export const pageLifeMs = 50_000
/** How long a line stays locked after the last keystroke. */
export const softLockMs = 8000

/** The page after a report. Someone who stays on a line keeps their place among its editors. */
export const afterSign = (before: Attendance, line: SegmentId | null, now: number): Attendance => {
  const held = before.focus !== null && before.focus.line === line && before.focus.until > now
  const since = held ? before.focus.since : now
  return {
    ...before,
    until: now + pageLifeMs,
    focus: line === null ? null : { line, since, until: now + softLockMs },
  }
}

export const isPresent = ({ until }: Attendance, now: number): boolean => until > now

/** The focus of a page while it lasts. */
export const focusAt = ({ focus }: Attendance, now: number): Focus | null =>
  focus !== null && focus.until > now ? focus : null

interface Editing {
  readonly by: Attendance
  readonly focus: Focus
}

/** The first to arrive holds a line. All processes and pages agree on the order, even within a millisecond. */
const isBefore = (one: Editing, other: Editing): boolean =>
  one.focus.since < other.focus.since || (one.focus.since === other.focus.since && one.by.page < other.by.page)

/** The locks as one page sees them: for each line, the other editor who came first. */
export const locksFor = (page: string, all: ReadonlyArray<Attendance>, now: number): ReadonlyArray<Lock> => {
  const editing = all.filter((one) => isPresent(one, now)).flatMap((by): ReadonlyArray<Editing> => {
    const focus = focusAt(by, now)
    return focus === null ? [] : [{ by, focus }]
  })
  const own = editing.find(({ by }) => by.page === page)
  const first = new Map<SegmentId, Editing>()
  for (const one of editing) {
    const known = first.get(one.focus.line)
    if (one !== own && (known === undefined || isBefore(one, known))) first.set(one.focus.line, one)
  }
  return [...first.values()].map((one) => ({
    line: one.focus.line,
    since: one.focus.since,
    until: one.focus.until,
    by: one.by,
    isAhead: own?.focus.line !== one.focus.line || isBefore(one, own),
  }))
}

/** Everyone besides the page itself, each account once, in order of arrival. */
export const othersOf = (page: string, all: ReadonlyArray<Attendance>, now: number): ReadonlyArray<Page> => {
  const seen = new Map<UserId | null, Page>()
  for (const one of all.toSorted((a, b) => (a.page < b.page ? -1 : 1))) {
    if (one.page !== page && isPresent(one, now) && !seen.has(one.user)) seen.set(one.user, one)
  }
  return [...seen.values()]
}
