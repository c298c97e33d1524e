import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`alter table billing_event add column tried_at timestamptz`,
  sql`drop index billing_event_waiting`,
  sql`create index billing_event_waiting on billing_event (tried_at nulls first, received_at) where handled_at is null`,
)
