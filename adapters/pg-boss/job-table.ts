import type { Schema } from "#adapters/postgres/schema.ts"
import type { JobKind } from "#domain/job/job.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import { type Kysely, sql } from "kysely"

/** What pg-boss itself does not offer on its table. */

/** How many jobs of an account wait for their turn. */
export const waitingOf = async (db: Kysely<Schema>, kind: JobKind, account: string): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pgboss.job
    where name = ${kind} and group_id = ${account} and state < 'active'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** One job at a time for a key: the work of one attempt of a task. */
export const keyOf = (taskId: TaskId, attempt: number): string => `${taskId}:${attempt}`

export interface OpenJob {
  readonly id: string
  readonly name: string
}

/** The jobs of a task that wait or run. */
export const openJobsOf = async (db: Kysely<Schema>, taskId: TaskId): Promise<ReadonlyArray<OpenJob>> => {
  const { rows } = await sql<OpenJob>`
    select id, name from pgboss.job
    where state < 'completed' and singleton_key like ${`${taskId}:%`}`.execute(db)
  return rows
}

/** Jobs that a stopping process interrupted are available again at once; stopping is no failure of theirs. */
export const giveBack = async (db: Kysely<Schema>, ids: ReadonlyArray<string>): Promise<void> => {
  await sql`
    update pgboss.job set state = 'created', start_after = now(), started_on = null, completed_on = null, heartbeat_on = null
    where id = any(${ids}::uuid[]) and state in ('active', 'retry', 'failed')`.execute(db)
}

/**
 * Jobs that a dead process left active are available again at once. It counts as a try, so that a job which brings the
 * process down each time is given up in the end. Only for a database with one owner, before it begins to work.
 */
export const recover = async (db: Kysely<Schema>): Promise<void> => {
  await sql`
    update pgboss.job set start_after = now(), heartbeat_on = null,
      state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state
    where state = 'active'`.execute(db)
}
