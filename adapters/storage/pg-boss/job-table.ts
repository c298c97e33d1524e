import type { Schema } from "#adapters/storage/postgres/schema.ts"
import type { LaneLoad } from "#domain/job/job-queue.port.ts"
import { type JobSubject, Lane } from "#domain/job/job.ts"
import { DateTime } from "effect"
import { type Kysely, sql } from "kysely"

/** Operations on the job table that pg-boss does not offer. */

/** How many jobs of an account are waiting. */
export const waitingOf = async (db: Kysely<Schema>, lane: Lane, account: string): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pgboss.job
    where name = ${lane} and group_id = ${account} and state < 'active'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** There is only one job per key: the work of one attempt at a task or a conversion. */
export const keyOf = (subject: JobSubject, attempt: number): string => `${subject}:${attempt}`

export interface OpenJob {
  readonly id: string
  readonly name: string
}

/** The waiting and running jobs of a task or a conversion. */
export const openJobsOf = async (db: Kysely<Schema>, subject: JobSubject): Promise<ReadonlyArray<OpenJob>> => {
  const { rows } = await sql<OpenJob>`
    select id, name from pgboss.job
    where state < 'completed' and singleton_key like ${`${subject}:%`}`.execute(db)
  return rows
}

/** Makes the jobs that a stopping process interrupted available again, without counting a retry. */
export const handBack = async (db: Kysely<Schema>, ids: ReadonlyArray<string>): Promise<void> => {
  await sql`
    update pgboss.job set state = 'created', start_after = now(), started_on = null, completed_on = null, heartbeat_on = null
    where id = any(${ids}::uuid[]) and state in ('active', 'retry', 'failed')`.execute(db)
}

/**
 * Makes the jobs that a dead process left active available again. This counts as a retry, so that a job which crashes the
 * process every time is abandoned eventually. Only for a database with a single owner, before it starts working.
 */
export const recover = async (db: Kysely<Schema>): Promise<void> => {
  await sql`
    update pgboss.job set start_after = now(), heartbeat_on = null,
      state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state
    where state = 'active'`.execute(db)
}

/** What a look at the table finds. */
export interface JobsAtHand {
  /** The lanes in which a job may begin now. */
  readonly dueLanes: ReadonlyArray<Lane>
  /** Whether a job is running in any process. */
  readonly isRunning: boolean
}

/** Only reads, so that an idle server writes nothing; looks at one job a lane. */
export const jobsAtHand = async (db: Kysely<Schema>): Promise<JobsAtHand> => {
  const { rows } = await sql<{ lane: Lane; is_due: boolean; is_running: boolean }>`
    select lane,
      exists (select from pgboss.job where name = lane and state < 'active' and start_after <= now()) as is_due,
      exists (select from pgboss.job where name = lane and state = 'active') as is_running
    from unnest(${[...Lane.literals]}::text[]) as lane`.execute(db)
  return {
    dueLanes: rows.flatMap(({ lane, is_due }) => is_due ? [lane] : []),
    isRunning: rows.some(({ is_running }) => is_running),
  }
}

/** What waits and runs, by lane. */
export const loadOf = async (db: Kysely<Schema>): Promise<ReadonlyArray<LaneLoad>> => {
  const { rows } = await sql<{ lane: Lane; waiting: number; running: number; oldest: Date | null }>`
    select name as lane, count(*) filter (where state < 'active' and start_after <= now())::integer as waiting,
      count(*) filter (where state = 'active')::integer as running,
      min(start_after) filter (where state < 'active' and start_after <= now()) as oldest
    from pgboss.job where state < 'completed' group by name`.execute(db)
  return Lane.literals.map((lane) => {
    const { waiting = 0, running = 0, oldest = null } = rows.find((row) => row.lane === lane) ?? {}
    return { lane, waiting, running, oldestAt: oldest === null ? null : DateTime.fromDateUnsafe(oldest) }
  })
}
