import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Where a task was made: in the app, as all until now, or with one of the free tools. */
export const up = inOrder(
  sql`alter table task
    add column origin text not null generated always as (coalesce(data->>'origin', 'app')) stored`,
  sql`create index task_of_tools on task (owner_id, created_at desc, id desc) where origin = 'tool'`,
)
