import type { PageRequest } from "#web/lib/paging.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import type { InfiniteData } from "@tanstack/react-query"
import type { TaskItem } from "./task-item.ts"

type TaskPage = RouterOutput["library"]["listTasks"]

/** A cached list: one page, or all that were loaded. */
export type CachedList = TaskPage | InfiniteData<TaskPage, PageRequest>

/** Changes the tasks of a list; null removes one. Whatever stays the same keeps its identity. */
export const changeTasks = (list: CachedList, change: (task: TaskItem) => TaskItem | null): CachedList => {
  if (!("pages" in list)) return changePage(list, change)
  const pages = list.pages.map((page) => changePage(page, change))
  if (pages.every((page, index) => page === list.pages[index])) return list
  return { ...list, pages: withTotal(pages, totalOf(list) - (countOf(list.pages) - countOf(pages))) }
}

const countOf = (pages: ReadonlyArray<TaskPage>): number => pages.reduce((sum, { items }) => sum + items.length, 0)

const totalOf = ({ pages }: { readonly pages: ReadonlyArray<TaskPage> }): number => pages.at(-1)?.total ?? 0

/** The last page says whether there is more: it has to count what was added to or removed from the others. */
const withTotal = (pages: Array<TaskPage>, total: number): Array<TaskPage> => {
  const last = pages.at(-1)
  return last === undefined || last.total === total ? pages : [...pages.slice(0, -1), { ...last, total }]
}

const changePage = (page: TaskPage, change: (task: TaskItem) => TaskItem | null): TaskPage => {
  const items = page.items.flatMap((task) => change(task) ?? [])
  const isSame = items.length === page.items.length && items.every((task, index) => task === page.items[index])
  return isSame ? page : { ...page, items, total: page.total - (page.items.length - items.length) }
}

/** Puts a new task at the top of a list that shows the newest first. */
export const putOnTop = (list: CachedList, task: TaskItem): CachedList => {
  const [first, ...others] = "pages" in list ? list.pages : [list]
  if (first === undefined) return list
  const newest = first.items[0]?.created_at ?? ""
  if (Date.parse(task.created_at) < Date.parse(newest)) return list
  const page = { ...first, items: [task, ...first.items], total: first.total + 1 }
  if (!("pages" in list)) return page
  return { ...list, pages: withTotal([page, ...others], totalOf(list) + 1) }
}

export const tasksOf = (list: CachedList): ReadonlyArray<TaskItem> =>
  "pages" in list ? list.pages.flatMap(({ items }) => items) : list.items
