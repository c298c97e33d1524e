import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/**
 * Finished chunks are counted, so that viewers read only new ones; each chunk has the speech in it. Work from before
 * lacks that and begins again.
 */
export const up = inOrder(
  sql`delete from work_plan`,
  sql`alter table work_plan add column plan_id uuid not null default gen_random_uuid(),
    add column finished integer not null default 0`,
  sql`alter table work_chunk add column speech jsonb not null default '[]', add column nth integer`,
  sql`create index work_chunk_nth on work_chunk (task_id, nth)`,
)
