import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** A recording is sent while it is made, before anybody knows its size. All uploads of an account count, complete ones too. */
export const up = inOrder(
  sql`alter table upload alter column size drop not null`,
  sql`drop index upload_owner`,
  sql`create index upload_owner on upload (owner_id)`,
)
