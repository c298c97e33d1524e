import { queries } from "#web/lib/queries.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { changeTasks, putOnTop, type TaskList, tasksOf } from "./cached-list.ts"
import { allLists, listInput, listKey } from "./list-query.ts"
import { passesFilter } from "./task-filter.ts"
import type { TaskItem } from "./task-item.ts"

/** All tasks of all lists that are cached; some more than once. */
export const listedTasks = (): ReadonlyArray<TaskItem> =>
  queries.getQueriesData<TaskList>({ queryKey: allLists }).flatMap(([, list]) =>
    list === undefined ? [] : tasksOf(list)
  )

/** Those of the list that the address shows, as far as it is loaded. */
export const tasksOfList = (search: LibrarySearch): ReadonlyArray<TaskItem> => {
  const list = queries.getQueryData<TaskList>(listKey(listInput(search)))
  return list === undefined ? [] : tasksOf(list)
}

/** Changes tasks in every list that shows them; null takes one out. */
export const patchTasks = (change: (task: TaskItem) => TaskItem | null): void => {
  queries.setQueriesData<TaskList>({ queryKey: allLists }, (list) => list && changeTasks(list, change))
}

export const patchTask = (id: string, change: (task: TaskItem) => TaskItem): void =>
  patchTasks((task) => task.id === id ? change(task) : task)

/** Puts a new task on top of the list that the address shows, if it belongs there. False where it could not be put. */
export const putTask = (task: TaskItem, search: LibrarySearch): boolean => {
  if (search.sort !== undefined || !passesFilter(task, search)) return false
  const key = listKey(listInput(search))
  const before = queries.getQueryData<TaskList>(key)
  if (before === undefined) return false
  const after = putOnTop(before, task)
  queries.setQueryData<TaskList>(key, after)
  return after !== before
}

export const refreshLists = (): void => void queries.invalidateQueries({ queryKey: allLists })
