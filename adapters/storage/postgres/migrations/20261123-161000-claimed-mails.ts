import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** A process that claims a mail records the time, so that others leave the mail alone for a while. */
export const up = inOrder(
  sql`alter table billing_mail add column claimed_at timestamptz`,
  sql`alter table sign_in_notice add column claimed_at timestamptz`,
)
