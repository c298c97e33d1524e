import type { PageRequest } from "#domain/kernel/page.ts"
import { byMoments, type Evidence, maxMoments } from "#domain/task/moments.ts"
import { type Kysely, sql } from "kysely"
import { isSaidBy } from "./named-speakers.ts"
import { mostPromising } from "./promising-tasks.ts"
import type { Schema } from "./schema.ts"
import { stored } from "./task-lists.ts"
import { type Asked, termsIn } from "./task-search.ts"

/** This many tasks are ordered by their moments; the others follow by title, summary and time. */
const maxRanked = 100

/** One page of the tasks that match, and how many match. */
export const foundTasks = async (db: Kysely<Schema>, asked: Asked, { page, pageSize }: PageRequest) => {
  const from = (page - 1) * pageSize
  const isRanked = asked.terms.length > 0 && from < maxRanked
  const [before, size] = isRanked ? [0, Math.max(maxRanked, from + pageSize)] : [from, pageSize]
  const { ids, total } = await mostPromising(db, asked, before, size)
  const wanted = isRanked ? (await rankedFirst(db, ids, asked)).slice(from, from + pageSize) : ids
  const rows = await db.selectFrom("task").select("id").select(stored).where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: wanted.flatMap((id) => byId.get(id) ?? []), total }
}

const rankedFirst = async (db: Kysely<Schema>, ids: ReadonlyArray<string>, asked: Asked) => {
  const evidence = await evidenceOf(db, ids.slice(0, maxRanked), asked)
  return [...byMoments(evidence, (row) => row).map(({ id }) => id), ...ids.slice(maxRanked)]
}

interface Row extends Evidence {
  readonly id: string
}

/** Where the terms occur in each task, the newest task first. */
const evidenceOf = async (
  db: Kysely<Schema>,
  ids: ReadonlyArray<string>,
  { terms, phrases, speakers }: Asked,
): Promise<ReadonlyArray<Row>> => {
  const isText = speakers.length === 0
  const isPhrase = (column: string) => isAny(phrases.map((pattern) => sql<boolean>`${sql.ref(column)} ~ ${pattern}`))
  const everyTerm = sql.join(terms.map(({ pattern }) => sql`line.text ~ ${pattern}`), sql` and `)
  const { rows } = await sql<Row>`
    select task.id, ${isText ? termsIn("title_words", terms) : sql`0`} as title,
      ${isText ? termsIn("summary_words", terms) : sql`0`} as summary,
      ${isText ? isPhrase("title") : none} as "isTitlePhrase",
      ${isText ? isPhrase("summary") : none} as "isSummaryPhrase",
      said.moments, said.phrases
    from task left join analysis on analysis.task_id = task.id cross join lateral (
      select count(*)::integer as moments, (count(*) filter (where is_phrase))::integer as phrases from (
        select ${isPhrase("line.text")} as is_phrase from segment as line where line.task_id = task.id and ${everyTerm}
          and ${isSaidBy(speakers)} limit ${sql.lit(maxMoments)}
      ) as moment
    ) as said where task.id = any(${ids}::uuid[])
    order by task.created_at desc, task.id desc`.execute(db)
  return rows
}

const none = sql<boolean>`false`

const isAny = (conditions: ReadonlyArray<typeof none>) =>
  conditions.length === 0 ? none : sql<boolean>`coalesce(${sql.join(conditions, sql` or `)}, false)`
