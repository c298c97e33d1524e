import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Keys created earlier could do everything that an assistant may, and still can. */
export const up = inOrder(sql`alter table mcp_key add column scope text not null default 'write'`)
