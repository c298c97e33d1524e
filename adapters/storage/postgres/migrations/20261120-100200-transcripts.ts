import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table segment (
    task_id uuid not null references task (id) on delete cascade,
    id text not null,
    position integer not null,
    begin_ms double precision not null,
    end_ms double precision not null,
    text text not null,
    speaker_id text,
    words jsonb not null,
    primary key (task_id, id)
  )`,
  sql`create index segment_begin on segment (task_id, begin_ms, position)`,
  sql`create table speakers (
    task_id uuid primary key references task (id) on delete cascade,
    list jsonb not null
  )`,
)
