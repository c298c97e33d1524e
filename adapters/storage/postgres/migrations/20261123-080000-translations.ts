import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Translations of tasks, line by line. */
export const up = inOrder(
  sql`create table translation (
    task_id uuid not null references task (id) on delete cascade,
    language text not null,
    source_language text not null,
    engine text not null,
    is_basic boolean not null,
    state text not null,
    failure jsonb,
    primary key (task_id, language)
  )`,
  sql`create table translation_line (
    task_id uuid not null,
    language text not null,
    piece text not null,
    source_hash text not null,
    text text,
    fault text,
    primary key (task_id, language, piece),
    foreign key (task_id, language) references translation (task_id, language) on delete cascade
  )`,
)
