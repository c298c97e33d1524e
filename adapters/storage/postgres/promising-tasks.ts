import { type Kysely, sql } from "kysely"
import type { Schema } from "./schema.ts"
import { type Asked, matching, termsIn } from "./task-search.ts"

/**
 * Of the tasks with a term in title or summary, the newest this many are weighed. Older ones stand among those that only
 * have it in the transcript. So for a word that most tasks have, nobody waits until each title was looked at.
 */
const maxWeighed = 1000

/**
 * Some of the tasks that match, and how many match in all. They are looked up once, and ordered by the number of terms in
 * the title, then in the summary, then the newest first: no transcript is read for it.
 */
export const mostPromising = async (db: Kysely<Schema>, asked: Asked, before: number, size: number) => {
  const { rows: [row] } = await sql<{ total: number; ids: ReadonlyArray<string> }>`
    with found as materialized (${matching(db, asked).select(["id", "created_at"])}),
      weighed as materialized (${weighed(asked)})
    select (select count(*)::integer from found) as total, array(
      select found.id from found left join weighed on weighed.id = found.id
      order by coalesce(in_title, 0) desc, coalesce(in_summary, 0) desc, found.created_at desc, found.id desc
      limit ${size} offset ${before}
    ) as ids`.execute(db)
  return row ?? { total: 0, ids: [] }
}

const weighed = ({ terms, speakers }: Asked) => {
  if (terms.length === 0 || speakers.length > 0) return sql`select null::uuid as id, 0 as in_title, 0 as in_summary`
  const anyTerm = terms.map(({ query }) => `(${query})`).join(" | ")
  return sql`select id, ${termsIn("title_words", terms)} as in_title, ${termsIn("summary_words", terms)} as in_summary
    from (
      select task.* from task join found on found.id = task.id where task.search @@ ${anyTerm}::tsquery
      order by found.created_at desc, found.id desc limit ${sql.lit(maxWeighed)}
    ) as newest`
}
