import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** A transcript that is there already has its first revision. */
export const up = inOrder(sql`alter table speakers add column revision integer default 1`)
