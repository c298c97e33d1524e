import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** How each account wants its summaries, unless a task has a style of its own. */
export const up = inOrder(sql`alter table app_user add column style jsonb`)
