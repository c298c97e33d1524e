import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Folders that the operator's setting had watched, whatever became of that. */
export const up = inOrder(
  sql`create table configured_folder (
    owner_id uuid not null references app_user (id) on delete cascade,
    path text collate "C" not null
  )`,
  // Paths may be longer than an index can hold.
  sql`create unique index configured_folder_path on configured_folder (owner_id, md5(path))`,
)
