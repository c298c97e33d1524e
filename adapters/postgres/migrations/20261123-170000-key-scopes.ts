import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Keys that were made before could do everything that an assistant may, and go on doing it. */
export const up = inOrder(sql`alter table mcp_key add column scope text not null default 'write'`)
