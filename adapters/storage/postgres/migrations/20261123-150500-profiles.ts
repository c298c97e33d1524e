import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** The names people want others to see, and their time zones. */
export const up = inOrder(
  sql`alter table app_user add column username text`,
  sql`alter table app_user add column time_zone text`,
)
