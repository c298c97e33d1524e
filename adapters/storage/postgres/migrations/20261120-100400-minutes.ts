import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** No foreign key to the task: ledger lines outlive it. */
export const up = inOrder(
  sql`create table minute_ledger (
    id bigint generated always as identity primary key,
    user_id uuid not null,
    task_id uuid,
    attempt integer not null,
    kind text not null,
    bucket text not null,
    period text,
    minutes integer not null,
    written_at timestamptz not null default now(),
    unique (task_id, attempt, kind, bucket)
  )`,
  sql`create index minute_ledger_user on minute_ledger (user_id, bucket, period)`,
)
