import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Uploads whose sender puts their parts into the store. */
export const up = inOrder(sql`alter table upload add column transfer text`)
