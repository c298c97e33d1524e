import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What people want to be called, and where their clock is. */
export const up = inOrder(
  sql`alter table app_user add column username text`,
  sql`alter table app_user add column time_zone text`,
)
