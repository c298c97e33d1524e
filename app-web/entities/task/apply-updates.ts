import type { LibrarySearch } from "#web/lib/searches.ts"
import { countedAnew } from "./counts.ts"
import { passesFilter } from "./passes-filter.ts"
import {
  areListsOnTheirWay,
  listedTasks,
  outdateOtherLists,
  patchTasks,
  putTask,
  refreshLists,
  showMoved,
  shownTasks,
  tasksOfList,
} from "./task-cache.ts"
import { isRunning, type TaskItem } from "./task-item.ts"

/** What the stream of the library sends: tasks that changed or are new, and ids of those that are gone. */
interface TaskUpdates {
  readonly tasks: ReadonlyArray<TaskItem>
  readonly removed: ReadonlyArray<string>
}

/**
 * Applies updates to the cached lists: tasks change in place, new ones go to the top, removed ones disappear, and those
 * that were moved leave the lists of other folders. Returns whether a task was added, removed, moved, started or finished,
 * which changes counts and minutes.
 */
export const applyUpdates = ({ tasks, removed }: TaskUpdates, search: LibrarySearch): boolean => {
  const switched = countedAnew(tasks)
  const own = idsOf(tasksOfList(search))
  const shown = idsOf(shownTasks(search))
  const updates = new Map(tasks.map((task) => [task.id, task]))
  const gone = new Set(removed)
  const moved = movedOf(tasks)
  const isMore = moreThanProgress(tasks)
  for (const { id, folder_id } of moved) showMoved(new Set([id]), folder_id)
  patchTasks((task) => gone.has(task.id) ? null : newer(task, updates.get(task.id)))
  const added = tasks.filter((task) => !shown.has(task.id) && passesFilter(task, search)).toSorted(byTime)
  const unplaced = added.filter((task) => !putTask(task, search))
  const leaving = tasks.filter((task) => own.has(task.id) && !passesFilter(task, search))
  // Only the server knows their position. Fetched once per change, since it may be on a page that is not loaded.
  const isElsewhere = [...unplaced, ...leaving].some((task) => switched.includes(task))
  // A list that is on its way may be older than this. Another update will report the progress.
  const isOvertaken = (removed.length + switched.length > 0 || isMore) && areListsOnTheirWay()
  if (switched.length > 0) outdateOtherLists(search)
  if (isElsewhere || isOvertaken || moved.length > 0) refreshLists()
  return removed.length + switched.length > 0
}

const movedOf = (tasks: ReadonlyArray<TaskItem>): ReadonlyArray<TaskItem> => {
  const folders = new Map(listedTasks().map(({ id, folder_id }) => [id, folder_id]))
  return tasks.filter(({ id, folder_id }) => folders.has(id) && folders.get(id) !== folder_id)
}

/** Whether these differ from the listed ones in more than their progress. */
const moreThanProgress = (tasks: ReadonlyArray<TaskItem>): boolean => {
  const known = new Map(listedTasks().map((task) => [task.id, task]))
  return tasks.some((task) => !isRunning(task) || besidesProgress(known.get(task.id)) !== besidesProgress(task))
}

const besidesProgress = (task: TaskItem | undefined): string =>
  JSON.stringify({ ...task, progress: null, updated_at: null })

/** On the first message of a stream: whether a task shown as running has ended while nothing was received. */
export const missedUpdates = ({ tasks }: TaskUpdates): boolean => {
  const running = new Set(tasks.map(({ id }) => id))
  return listedTasks().some((task) => isRunning(task) && !running.has(task.id))
}

/** An update may arrive after a response that is more recent. */
const newer = (task: TaskItem, update: TaskItem | undefined): TaskItem =>
  update === undefined || Date.parse(update.updated_at) < Date.parse(task.updated_at) ? task : update

const idsOf = (tasks: ReadonlyArray<TaskItem>): ReadonlySet<string> => new Set(tasks.map(({ id }) => id))

const byTime = (a: TaskItem, b: TaskItem): number => Date.parse(a.created_at) - Date.parse(b.created_at)
