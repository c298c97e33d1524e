import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** The plan that an account has whenever no subscription gives it another: without one, the operator has given it. */
export const up = inOrder(
  sql`alter table app_user add column included_plan text not null default 'free'`,
  sql`update app_user set included_plan = plan where usage_anchor is null`,
)
