import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** The picture in the profile of an account, as a data URL. */
export const up = inOrder(sql`alter table app_user add column avatar text`)
