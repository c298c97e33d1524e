import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Lines stored before have none until they are changed. */
export const up = inOrder(sql`alter table segment add column doubts jsonb not null default '[]'`)
