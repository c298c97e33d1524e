import { queries } from "#web/lib/queries.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import type { InfiniteData } from "@tanstack/react-query"
import type { TaskItem } from "./task-item.ts"

type FoundPage = RouterOutput["library"]["searchTasks"]
type Answer = FoundPage["items"][number]
/** What a search has found: one page, or all that were loaded. */
type Found = FoundPage | InfiniteData<FoundPage>

/** The tasks that searches have found. */
export const foundTasks = (): ReadonlyArray<TaskItem> =>
  queries.getQueriesData<Found>({ queryKey: [["library", "searchTasks"]] }).flatMap(([, found]) =>
    found === undefined ? [] : ("pages" in found ? found.pages : [found]).flatMap(({ items }) => items)
  ).map(({ task }) => task)

/** Changes tasks wherever a search has found them; null removes one. What was found stays as old as it is. */
export const patchFound = (change: (task: TaskItem) => TaskItem | null): void => {
  for (const query of queries.getQueryCache().findAll({ queryKey: [["library", "searchTasks"]] })) {
    const { dataUpdatedAt, isInvalidated } = query.state
    const show = (found: Found | undefined) => found && changeFound(found, change)
    queries.setQueryData<Found>(query.queryKey, show, { updatedAt: dataUpdatedAt })
    if (isInvalidated) query.invalidate()
  }
}

const changeFound = (found: Found, change: (task: TaskItem) => TaskItem | null): Found => {
  const before = "pages" in found ? found.pages : [found]
  const answers = before.map(({ items }) => items.flatMap((answer) => changed(answer, change)))
  // Each page has the total of all.
  const gone = before.flatMap(({ items }) => items).length - answers.flat().length
  const changedPage = (page: FoundPage, nth: number): FoundPage => ({
    ...page,
    items: answers[nth] ?? [],
    total: page.total - gone,
  })
  return "pages" in found ? { ...found, pages: found.pages.map(changedPage) } : changedPage(found, 0)
}

const changed = (answer: Answer, change: (task: TaskItem) => TaskItem | null): ReadonlyArray<Answer> => {
  const task = change(answer.task)
  return task === null ? [] : [{ ...answer, task }]
}
