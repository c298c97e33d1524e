import type { PageRequest } from "#domain/kernel/page.ts"
import type { TaskFilter } from "#domain/task/task-filter.ts"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"
import { listed, type Sorted, stored } from "./task-lists.ts"
import { previewed } from "./task-previews.ts"
import { totalOf } from "./task-tally.ts"

type Found = ReturnType<typeof listed>

/** The most tasks that are skipped from the front, however many there are. */
const front = 1000

/** One page, with what lists show of its tasks if wanted, and how many tasks there are in all: near the front in one statement. */
export const pageWithTotal = async (
  db: Kysely<Tables>,
  filter: TaskFilter,
  sorted: Sorted,
  page: PageRequest,
  withPreviews: boolean,
) => {
  const found = listed(db, filter)
  const inAll = totalOf(db, filter)
  const before = (page.page - 1) * page.pageSize
  if (before <= front) {
    const ids = found.select("id").orderBy(sorted.forwards).limit(page.pageSize).offset(before)
    const rows = await tasksOf(db, ids, withPreviews).select(inAll.as("total"))
      .orderBy(sorted.forwards).execute()
    if (rows.length > 0 || before === 0) return { rows, total: rows[0]?.total ?? 0 }
  }
  const { total } = await inAll.executeTakeFirstOrThrow()
  return { rows: await pageOf(db, found, sorted, page, total, withPreviews), total }
}

/**
 * One page of what was found, which are `total` tasks. Pages in the second half are counted from the end, and only the tasks
 * of the page are read: what comes before them is skipped in the index.
 */
const pageOf = async (
  db: Kysely<Tables>,
  found: Found,
  { forwards, backwards }: Sorted,
  { page, pageSize }: PageRequest,
  total: number,
  withPreviews: boolean,
) => {
  const before = (page - 1) * pageSize
  const size = Math.min(pageSize, total - before)
  if (size <= 0) return []
  const after = total - before - size
  const isNearer = before <= after
  const ids = found.select("id").orderBy(isNearer ? forwards : backwards).limit(size)
    .offset(isNearer ? before : after)
  return tasksOf(db, ids, withPreviews).orderBy(forwards).execute()
}

const tasksOf = (db: Kysely<Tables>, ids: ReturnType<typeof idsOf>, withPreviews: boolean) =>
  db.selectFrom("task").select(stored).$if(withPreviews, (tasks) => tasks.select(previewed))
    .where(sql<boolean>`id = any(array${ids})`)

const idsOf = (found: Found) => found.select("id")
