import type { LibrarySearch } from "#web/lib/searches.ts"

export type Sort = NonNullable<LibrarySearch["sort"]> | "newest"

/** `all` is the one group of lists that are not sorted by time. */
export type GroupName = "inProgress" | "today" | "yesterday" | "earlier" | "all"

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

/** The groups of a list in the order they are shown, each with its tasks in the order they came; empty ones are left out. */
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

/** By the reader's own calendar. What seems to come from tomorrow is of today: a clock is wrong somewhere. */
const timeGroup = ({ created_at, progress }: Timed, now: Date): GroupName => {
  if (progress !== null) return "inProgress"
  const days = daysBetween(new Date(created_at), now)
  if (days <= 0) return "today"
  return days === 1 ? "yesterday" : "earlier"
}

/** Days are counted on the calendar: the night in which clocks are changed has no 24 hours. */
export const daysBetween = (earlier: Date, later: Date): number => dayNumber(later) - dayNumber(earlier)

const dayNumber = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000
