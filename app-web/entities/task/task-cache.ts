import { queries } from "#web/lib/queries.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { type CachedList, changeTasks, putOnTop, tasksOf } from "./cached-list.ts"
import { allLists, listInput, listKey } from "./list-query.ts"
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

/** Changes tasks in every list that contains them; null removes one. */
export const patchTasks = (change: (task: TaskItem) => TaskItem | null): void => {
  queries.setQueriesData<CachedList>({ queryKey: allLists }, (list) => list && changeTasks(list, change))
}

export const patchTask = (id: string, change: (task: TaskItem) => TaskItem): void =>
  patchTasks((task) => task.id === id ? change(task) : task)

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
