import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** A sign-in link knows the browser that asked for it. */
export const up = inOrder(sql`alter table sign_in_link add column browser_hash text`)
