import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** A meeting extends its reservation several times; each extension says in `source` how far. */
export const up = inOrder(
  sql`drop index minute_ledger_booking`,
  sql`create unique index minute_ledger_booking
    on minute_ledger (task_id, attempt, kind, bucket, coalesce(period, ''), source) where task_id is not null`,
)
