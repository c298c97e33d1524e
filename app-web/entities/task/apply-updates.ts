import type { LibrarySearch } from "#web/lib/searches.ts"
import { listedTasks, patchTasks, putTask, refreshLists, tasksOfList } from "./task-cache.ts"
import { passesFilter } from "./task-filter.ts"
import { isRunning, type TaskItem } from "./task-item.ts"

interface News {
  readonly tasks: ReadonlyArray<TaskItem>
  readonly removed: ReadonlyArray<string>
}

/** Of the tasks that were told of: whether they ran. Not all of them are on a page that is loaded. */
const ran = new Map<string, boolean>()

/**
 * Puts news into the lists: what is shown changes where it stands, what is new comes on top, what is gone goes. Gives
 * whether something came, went, began or ended, so that counts and minutes are others now.
 */
export const applyUpdates = ({ tasks, removed }: News, search: LibrarySearch): boolean => {
  for (const task of listedTasks()) if (!ran.has(task.id)) ran.set(task.id, isRunning(task))
  const others = tasks.filter((task) => ran.get(task.id) !== isRunning(task))
  for (const task of others) ran.set(task.id, isRunning(task))
  // A list of what runs or failed has only those; in any other, what runs may stand beside the pages.
  const own = idsOf(tasksOfList(search))
  const shown = search.state === undefined ? idsOf(listedTasks()) : own
  const told = new Map(tasks.map((task) => [task.id, task]))
  const gone = new Set(removed)
  patchTasks((task) => gone.has(task.id) ? null : newer(task, told.get(task.id)))
  const coming = tasks.filter((task) => !shown.has(task.id) && passesFilter(task, search)).toSorted(byTime)
  const unplaced = coming.filter((task) => !putTask(task, search))
  const leaving = tasks.filter((task) => own.has(task.id) && !passesFilter(task, search))
  // Where it stands, only the server knows. Asked once for each change, as it may stand on a page that is not loaded.
  if ([...unplaced, ...leaving].some((task) => others.includes(task))) refreshLists()
  return removed.length + others.length > 0
}

/** After the stream began: what is shown as running and is not among what runs, ended while nobody listened. */
export const missedUpdates = ({ tasks }: News): boolean => {
  const running = new Set(tasks.map(({ id }) => id))
  return listedTasks().some((task) => isRunning(task) && !running.has(task.id))
}

/** News may come later than an answer that was asked for after them. */
const newer = (task: TaskItem, told: TaskItem | undefined): TaskItem =>
  told === undefined || Date.parse(told.updated_at) < Date.parse(task.updated_at) ? task : told

const idsOf = (tasks: ReadonlyArray<TaskItem>): ReadonlySet<string> => new Set(tasks.map(({ id }) => id))

const byTime = (a: TaskItem, b: TaskItem): number => Date.parse(a.created_at) - Date.parse(b.created_at)
