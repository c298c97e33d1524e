import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** A sign-in link is tied to the browser that requested it. */
export const up = inOrder(sql`alter table sign_in_link add column browser_hash text`)
