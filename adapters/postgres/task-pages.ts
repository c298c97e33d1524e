import type { PageRequest } from "#domain/kernel/page.ts"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"
import { type listed, type Sorted, stored } from "./task-lists.ts"

/**
 * One page of what was found, which are `total` tasks. Pages in the second half are counted from the end, and only the tasks
 * of the page are read: what comes before them is skipped in the index.
 */
export const pageOf = async (
  db: Kysely<Tables>,
  found: ReturnType<typeof listed>,
  { forwards, backwards }: Sorted,
  { page, pageSize }: PageRequest,
  total: number,
) => {
  const before = (page - 1) * pageSize
  const size = Math.min(pageSize, total - before)
  if (size <= 0) return []
  const after = total - before - size
  const isNearer = before <= after
  const ids = found.select("id").orderBy(isNearer ? forwards : backwards).limit(size)
    .offset(isNearer ? before : after)
  return db.selectFrom("task").select(stored).where(sql<boolean>`id = any(array${ids})`).orderBy(forwards).execute()
}
