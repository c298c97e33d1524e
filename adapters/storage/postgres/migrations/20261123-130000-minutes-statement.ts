import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/**
 * Each line has a cause, and one that belongs to no task is also written only once. Earlier months get the grant of
 * their plan, so that every balance is a sum of lines.
 */
export const up = inOrder(
  sql`alter table app_user add column usage_anchor timestamptz, add column minutes_until timestamptz`,
  sql`alter table minute_ledger add column source text not null default '', add column note text`,
  sql`alter table minute_ledger drop constraint minute_ledger_task_id_attempt_kind_bucket_key`,
  sql`create unique index minute_ledger_booking on minute_ledger (task_id, attempt, kind, bucket, coalesce(period, ''))
    where task_id is not null`,
  sql`create unique index minute_ledger_cause on minute_ledger (user_id, kind, bucket, coalesce(period, ''), source)
    where task_id is null and source <> ''`,
  sql`insert into minute_ledger (user_id, attempt, kind, bucket, period, minutes, source, written_at)
    select user_id, 0, 'granted', 'monthly', period,
      case plan when 'pro' then 5000 when 'premium' then 10000 when 'enterprise' then 30000 else 300 end,
      'plan ' || plan || ' 1', min(written_at)
    from minute_ledger join app_user on app_user.id = user_id
    where bucket = 'monthly' group by user_id, period, plan`,
)
