import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What browsers report of the use of this server. There is no network address in it. */
export const up = inOrder(
  sql`create table usage_event (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    business smallint not null,
    uuid text not null,
    fields jsonb not null
  )`,
  sql`create index usage_event_at on usage_event (at)`,
)
