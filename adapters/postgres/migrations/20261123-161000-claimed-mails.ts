import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Whoever claims a mail to send records when: others leave it alone for a while. */
export const up = inOrder(
  sql`alter table billing_mail add column claimed_at timestamptz`,
  sql`alter table sign_in_notice add column claimed_at timestamptz`,
)
