import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Who may edit tasks of others. */
export const up = inOrder(
  sql`create table collaborator (
    task_id uuid not null references task (id) on delete cascade,
    user_id uuid not null references app_user (id) on delete cascade,
    added_at timestamptz not null,
    primary key (task_id, user_id)
  )`,
  sql`create index collaborator_user on collaborator (user_id, task_id)`,
)
