import type { Language } from "#texts/languages.ts"
import { dayOf, timeOf } from "#web/lib/format.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import type { TextKey } from "#web/lib/text.ts"

export type Sort = NonNullable<LibrarySearch["sort"]> | "newest"

/** `all` is the only group of a list that is not sorted by time. */
export type GroupName = "inProgress" | "today" | "yesterday" | "earlier" | "all"

export const groupTitles: Record<GroupName, TextKey<"library">> = {
  inProgress: "list.inProgress",
  today: "list.today",
  yesterday: "list.yesterday",
  earlier: "list.earlier",
  all: "list.all",
}

export interface Group<Task> {
  readonly name: GroupName
  readonly tasks: ReadonlyArray<Task>
}

interface Timed {
  readonly created_at: string
  readonly progress: unknown
}

const orders: Record<Sort, ReadonlyArray<GroupName>> = {
  newest: ["inProgress", "today", "yesterday", "earlier"],
  oldest: ["inProgress", "earlier", "yesterday", "today"],
  title: ["all"],
  longest: ["all"],
}

/** The groups of a list in display order, each with its tasks in the given order; empty groups are left out. */
export const groupTasks = <Task extends Timed>(
  tasks: ReadonlyArray<Task>,
  sort: Sort,
  now: Date,
): ReadonlyArray<Group<Task>> => {
  const groupOf = sort === "newest" || sort === "oldest" ? (task: Task) => timeGroup(task, now) : () => "all"
  const byName = Map.groupBy(tasks, groupOf)
  return orders[sort].flatMap((name) => {
    const members = byName.get(name)
    return members === undefined ? [] : [{ name, tasks: members }]
  })
}

/** By the reader's calendar. A date in the future counts as today: some clock is wrong. */
const timeGroup = ({ created_at, progress }: Timed, now: Date): GroupName => {
  if (progress !== null) return "inProgress"
  const days = daysBetween(new Date(created_at), now)
  if (days <= 0) return "today"
  return days === 1 ? "yesterday" : "earlier"
}

/** Counted on the calendar, because days with a clock change do not have 24 hours. */
const daysBetween = (earlier: Date, later: Date): number => dayNumber(later) - dayNumber(earlier)

const dayNumber = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000

/** When a task was created: the time of day for today and yesterday, otherwise the day. */
export const whenOf = (created: string, now: Date, language: Language): string => {
  const date = new Date(created)
  return daysBetween(date, now) <= 1 ? timeOf(date, language) : dayOf(date, language)
}
