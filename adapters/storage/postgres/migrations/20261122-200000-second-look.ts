import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Receipts also list what may be speech. Those of before had no second look. */
export const up = inOrder(
  sql`update task set data = jsonb_set(data, '{coverage,possible}', '[]')
    where jsonb_typeof(data->'coverage') = 'object'`,
)
