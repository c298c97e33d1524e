import type { PageAsked } from "#web/lib/paging.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import type { InfiniteData } from "@tanstack/react-query"
import type { TaskItem } from "./task-item.ts"

type TaskPage = RouterOutput["library"]["listTasks"]

/** A list as the cache has it: one page, or as many as were asked for. */
export type TaskList = TaskPage | InfiniteData<TaskPage, PageAsked>

/** Changes every task of a list; null takes it out. What does not change stays the same object. */
export const changeTasks = (list: TaskList, change: (task: TaskItem) => TaskItem | null): TaskList => {
  if (!("pages" in list)) return changePage(list, change)
  const pages = list.pages.map((page) => changePage(page, change))
  if (pages.every((page, index) => page === list.pages[index])) return list
  return { ...list, pages: withTotal(pages, totalOf(list) - (countOf(list.pages) - countOf(pages))) }
}

const countOf = (pages: ReadonlyArray<TaskPage>): number => pages.reduce((sum, { items }) => sum + items.length, 0)

const totalOf = ({ pages }: { readonly pages: ReadonlyArray<TaskPage> }): number => pages.at(-1)?.total ?? 0

/** The last page decides whether there is more: it has to know what came to and went from the others. */
const withTotal = (pages: Array<TaskPage>, total: number): Array<TaskPage> => {
  const last = pages.at(-1)
  return last === undefined || last.total === total ? pages : [...pages.slice(0, -1), { ...last, total }]
}

const changePage = (page: TaskPage, change: (task: TaskItem) => TaskItem | null): TaskPage => {
  const items = page.items.flatMap((task) => change(task) ?? [])
  const isSame = items.length === page.items.length && items.every((task, index) => task === page.items[index])
  return isSame ? page : { ...page, items, total: page.total - (page.items.length - items.length) }
}

/** Puts a task that is new on top of a list that has the newest first. */
export const putOnTop = (list: TaskList, task: TaskItem): TaskList => {
  const [first, ...others] = "pages" in list ? list.pages : [list]
  if (first === undefined) return list
  const newest = first.items[0]?.created_at ?? ""
  if (Date.parse(task.created_at) < Date.parse(newest)) return list
  const page = { ...first, items: [task, ...first.items], total: first.total + 1 }
  if (!("pages" in list)) return page
  return { ...list, pages: withTotal([page, ...others], totalOf(list) + 1) }
}

export const tasksOf = (list: TaskList): ReadonlyArray<TaskItem> =>
  "pages" in list ? list.pages.flatMap(({ items }) => items) : list.items
