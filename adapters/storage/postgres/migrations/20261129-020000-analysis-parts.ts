import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What an analyst has written of an analysis that is under way: after a restart, it goes on from there. */
export const up = inOrder(
  sql`create table analysis_part (
    task_id uuid references task (id) on delete cascade,
    key text not null,
    part text not null,
    primary key (task_id, key)
  )`,
)
