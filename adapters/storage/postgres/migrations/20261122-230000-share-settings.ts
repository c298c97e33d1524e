import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Public links get settings and a count of views, and a task a page that its owner publishes. */
export const up = inOrder(
  sql`alter table share
    add column expires_at timestamptz,
    add column password_hash text,
    add column parts jsonb not null default '["summary", "mind_map"]',
    add column views integer not null default 0,
    add column published_day text,
    add column published_slug text,
    add column published_at timestamptz,
    add column is_indexed boolean not null default false`,
  sql`create index share_published on share (published_slug, published_day) where published_slug is not null`,
)
