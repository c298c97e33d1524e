import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** A task's folder is its column alone, which forgets a folder that is removed. Nothing could set it before. */
export const up = inOrder(
  sql`create table folder (
    id uuid primary key,
    owner_id uuid not null,
    name text not null,
    name_key text not null,
    created_at timestamptz not null,
    unique (owner_id, name_key)
  )`,
  sql`alter table task alter column folder_id type uuid using null,
    add foreign key (folder_id) references folder (id) on delete set null`,
  sql`create index task_folder on task (folder_id) where folder_id is not null`,
  sql`update task set data = data - 'folderId'`,
)
