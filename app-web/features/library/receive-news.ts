import type { LibrarySearch } from "../../lib/searches.ts"
import { listedTasks, patchTasks, putTask, refreshLists } from "./task-cache.ts"
import { isRunning, type TaskItem } from "./task-item.ts"

interface News {
  readonly tasks: ReadonlyArray<TaskItem>
  readonly removed: ReadonlyArray<string>
}

/**
 * Puts news into the lists: what is shown changes where it stands, what is new comes on top, what is gone goes. Gives
 * whether something came, went, began or ended, so that counts and minutes are others now.
 */
export const receiveNews = ({ tasks, removed }: News, search: LibrarySearch): boolean => {
  const known = new Map(listedTasks().map((task) => [task.id, task]))
  const told = new Map(tasks.map((task) => [task.id, task]))
  const gone = new Set(removed)
  patchTasks((task) => gone.has(task.id) ? null : newer(task, told.get(task.id)))
  const strangers = tasks.filter(({ id }) => !known.has(id)).toSorted(byTime)
  const isPut = strangers.map((task) => putTask(task, search))
  // An older file that runs again is not on a page that is loaded: the list of what runs has it.
  if (strangers.some((task, index) => isRunning(task) && isPut[index] === false)) refreshLists()
  return removed.length + strangers.length > 0 || tasks.some((task) => isRunning(task) !== isRunningIn(known, task.id))
}

/** After the stream began: what is shown as running and is not among what runs, ended while nobody listened. */
export const missedSome = ({ tasks }: News): boolean => {
  const running = new Set(tasks.map(({ id }) => id))
  return listedTasks().some((task) => isRunning(task) && !running.has(task.id))
}

/** News may come later than an answer that was asked for after them. */
const newer = (task: TaskItem, told: TaskItem | undefined): TaskItem =>
  told === undefined || Date.parse(told.updated_at) < Date.parse(task.updated_at) ? task : told

const byTime = (a: TaskItem, b: TaskItem): number => Date.parse(a.created_at) - Date.parse(b.created_at)

const isRunningIn = (known: ReadonlyMap<string, TaskItem>, id: string): boolean => {
  const task = known.get(id)
  return task !== undefined && isRunning(task)
}
