import { queries } from "#web/lib/queries.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import type { QueryKey } from "@tanstack/react-query"
import { type CachedList, changeTasks, putOnTop, tasksOf } from "./cached-list.ts"
import { allLists, folderOfKey, listInput, listKey } from "./list-query.ts"
import { passesFilter, type TaskItem } from "./task-item.ts"

/** The tasks of all cached lists; some appear more than once. */
export const listedTasks = (): ReadonlyArray<TaskItem> =>
  queries.getQueriesData<CachedList>({ queryKey: allLists }).flatMap(([, list]) =>
    list === undefined ? [] : tasksOf(list)
  )

/** The loaded tasks of the list that the address shows. */
export const tasksOfList = (search: LibrarySearch): ReadonlyArray<TaskItem> => {
  const list = queries.getQueryData<CachedList>(listKey(listInput(search)))
  return list === undefined ? [] : tasksOf(list)
}

/** New data would count as fetched: a list that has to be fetched again still has to. */
const changeList = (queryKey: QueryKey, change: (task: TaskItem) => TaskItem | null): void => {
  const isInvalidated = queries.getQueryState(queryKey)?.isInvalidated === true
  queries.setQueryData<CachedList>(queryKey, (list) => list && changeTasks(list, change))
  if (isInvalidated) void queries.invalidateQueries({ queryKey, exact: true, refetchType: "none" })
}

/** Changes tasks in every list that contains them; null removes one. */
export const patchTasks = (change: (task: TaskItem) => TaskItem | null): void => {
  for (const [key] of queries.getQueriesData<CachedList>({ queryKey: allLists })) changeList(key, change)
}

export const patchTask = (id: string, change: (task: TaskItem) => TaskItem): void =>
  patchTasks((task) => task.id === id ? change(task) : task)

/** Shows tasks as in this folder, null for none: they leave the lists of other folders. */
export const showMoved = (ids: ReadonlySet<string>, folder: string | null): void => {
  for (const [key] of queries.getQueriesData<CachedList>({ queryKey: allLists })) {
    const shown = folderOfKey(key)
    const change = (task: TaskItem): TaskItem | null => {
      if (!ids.has(task.id)) return task
      return shown === undefined || shown === (folder ?? "uncategorized") ? { ...task, folder_id: folder } : null
    }
    changeList(key, change)
  }
  for (const task_id of ids) {
    queries.setQueryData<object>(
      [["library", "openTask"], { input: { task_id }, type: "query" }],
      (task) => task && { ...task, folder_id: folder },
    )
  }
}

/** Puts a new task at the top of the list that the address shows. False if it does not belong there. */
export const putTask = (task: TaskItem, search: LibrarySearch): boolean => {
  if (search.sort !== undefined || !passesFilter(task, search)) return false
  const key = listKey(listInput(search))
  const before = queries.getQueryData<CachedList>(key)
  if (before === undefined) return false
  const after = putOnTop(before, task)
  queries.setQueryData<CachedList>(key, after)
  return after !== before
}

export const refreshLists = (): void => void queries.invalidateQueries({ queryKey: allLists })
