import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Changes to lines are counted by themselves, so that a rename does not make a summary outdated. */
export const up = inOrder(sql`alter table speakers add column lines_revision integer default 1`)
