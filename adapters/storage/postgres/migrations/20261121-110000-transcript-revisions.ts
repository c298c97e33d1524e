import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Existing transcripts are at their first revision. */
export const up = inOrder(sql`alter table speakers add column revision integer default 1`)
