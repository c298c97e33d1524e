import { queries } from "#web/lib/queries.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { hashKey, type QueryKey } from "@tanstack/react-query"
import { type CachedList, changeTasks, putOnTop, tasksOf } from "./cached-list.ts"
import { foundTasks, patchFound } from "./found-cache.ts"
import { allLists, folderOfKey, listInput, listKey, runningKey, sortOfKey } from "./list-query.ts"
import { passesFilter } from "./passes-filter.ts"
import type { TaskItem } from "./task-item.ts"

/** The tasks of all cached lists; some appear more than once. */
export const listedTasks = (): ReadonlyArray<TaskItem> =>
  queries.getQueriesData<CachedList>({ queryKey: allLists }).flatMap(([, list]) =>
    list === undefined ? [] : tasksOf(list)
  )

const cachedTasks = (queryKey: QueryKey): ReadonlyArray<TaskItem> => {
  const list = queries.getQueryData<CachedList>(queryKey)
  return list === undefined ? [] : tasksOf(list)
}

/** The loaded tasks of the list that the address shows. */
export const tasksOfList = (search: LibrarySearch): ReadonlyArray<TaskItem> => cachedTasks(listKey(listInput(search)))

/** Those, and the running ones beside them: a list filtered by state shows only its pages. */
export const shownTasks = (search: LibrarySearch): ReadonlyArray<TaskItem> =>
  search.state === undefined ? [...tasksOfList(search), ...cachedTasks(runningKey(search))] : tasksOfList(search)

/** New data would count as fetched: a list stays as old as it was, and one that has to be fetched again still has to. */
const changeList = (queryKey: QueryKey, change: (list: CachedList) => CachedList): void => {
  const query = queries.getQueryCache().find({ queryKey, exact: true })
  if (query === undefined) return
  const { dataUpdatedAt, isInvalidated } = query.state
  queries.setQueryData<CachedList>(queryKey, (list) => list && change(list), { updatedAt: dataUpdatedAt })
  if (isInvalidated) query.invalidate()
}

/** Changes tasks in every list that contains them, and where a search has found them; null removes one. */
export const patchTasks = (change: (task: TaskItem) => TaskItem | null): void => {
  patchFound(change)
  for (const [key] of queries.getQueriesData<CachedList>({ queryKey: allLists })) {
    changeList(key, (list) => changeTasks(list, change))
  }
}

export const patchTask = (id: string, change: (task: TaskItem) => TaskItem): void =>
  patchTasks((task) => task.id === id ? change(task) : task)

/** What a task's page is made of: the key that tRPC gives it. */
const openTaskKey = (task_id: string) => [["library", "openTask"], { input: { task_id }, type: "query" }] as const

/** Shows tasks as in this folder, null for none: they leave the lists of other folders. */
export const showMoved = (ids: ReadonlySet<string>, folder: string | null): void => {
  patchFound((task) => ids.has(task.id) ? { ...task, folder_id: folder } : task)
  for (const [key] of queries.getQueriesData<CachedList>({ queryKey: allLists })) {
    const shown = folderOfKey(key)
    const change = (task: TaskItem): TaskItem | null => {
      if (!ids.has(task.id)) return task
      return shown === undefined || shown === (folder ?? "uncategorized") ? { ...task, folder_id: folder } : null
    }
    changeList(key, (list) => changeTasks(list, change))
  }
  for (const task_id of ids) {
    queries.setQueryData<object>(openTaskKey(task_id), (task) => task && { ...task, folder_id: folder })
  }
}

/** Shows a renamed task as the server has answered. Of lists by title, only the server knows where it is now. */
export const showRenamed = (task: TaskItem): void => {
  const isOvertaken = ({ updated_at }: Pick<TaskItem, "updated_at">) =>
    Date.parse(task.updated_at) < Date.parse(updated_at)
  patchTask(task.id, (known) => isOvertaken(known) ? known : task)
  queries.setQueryData<Pick<TaskItem, "title" | "updated_at">>(
    openTaskKey(task.id),
    (known) => known === undefined || isOvertaken(known) ? known : { ...known, title: task.title },
  )
  void queries.invalidateQueries({ queryKey: allLists, predicate: isByTitle })
}

const isByTitle = ({ queryKey }: { readonly queryKey: QueryKey }): boolean => sortOfKey(queryKey) === "title"

/** Shows a title wherever the task is shown. */
export const showTitle = (task_id: string, title: string): void => {
  patchTask(task_id, (task) => ({ ...task, title }))
  queries.setQueryData<object>(openTaskKey(task_id), (task) => task && { ...task, title })
}

/** Puts a new task at the top of the list that the address shows. False if it does not belong there. */
export const putTask = (task: TaskItem, search: LibrarySearch): boolean => {
  if (search.sort !== undefined || !passesFilter(task, search)) return false
  const key = listKey(listInput(search))
  const before = queries.getQueryData<CachedList>(key)
  if (before === undefined) return false
  const after = putOnTop(before, task)
  changeList(key, () => after)
  return after !== before
}

export const refreshLists = (): void => void queries.invalidateQueries({ queryKey: allLists })

/** The lists that the address does not show are fetched again when they are shown. */
export const outdateOtherLists = (search: LibrarySearch): void => {
  const shown = hashKey(listKey(listInput(search)))
  const predicate = ({ queryHash }: { readonly queryHash: string }) => queryHash !== shown
  void queries.invalidateQueries({ queryKey: allLists, predicate, refetchType: "none" })
}

/** Whether a list is on its way that may be older than what was just received. */
export const areListsOnTheirWay = (): boolean => queries.isFetching({ queryKey: allLists }) > 0

/** Files as lists and searches show them. */
export const knownTasks = (ids: ReadonlyArray<string>): ReadonlyArray<TaskItem> => {
  const known = new Map([...foundTasks(), ...listedTasks()].map((task) => [task.id, task]))
  return ids.flatMap((id) => known.get(id) ?? [])
}
