import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Sessions from before were all opened by signing in, or count as such. */
export const up = inOrder(
  sql`alter table session add column proven_at timestamptz`,
  sql`update session set proven_at = created_at`,
)
