import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** A recording in progress is uploaded before its size is known. All uploads of an account count, complete ones too. */
export const up = inOrder(
  sql`alter table upload alter column size drop not null`,
  sql`drop index upload_owner`,
  sql`create index upload_owner on upload (owner_id)`,
)
