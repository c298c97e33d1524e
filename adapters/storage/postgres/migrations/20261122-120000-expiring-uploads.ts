import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Each upload has its own time to expire, and keeps what its sender wrote about it. */
export const up = inOrder(
  sql`alter table upload add column metadata text`,
  sql`alter table upload add column expires_at timestamptz`,
  sql`update upload set expires_at = created_at + interval '24 hours'`,
  sql`alter table upload alter column expires_at set not null`,
  sql`drop index upload_age`,
  sql`create index upload_expiry on upload (expires_at)`,
)
