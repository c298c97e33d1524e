import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** When the owner of a webhook is to be told by mail of what is in its document. */
export const up = inOrder(
  sql`alter table webhook add column mail_at timestamptz`,
  sql`create index webhook_mail on webhook (mail_at) where mail_at is not null`,
)
