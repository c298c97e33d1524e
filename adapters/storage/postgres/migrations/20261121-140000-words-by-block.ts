import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Transcripts are indexed in blocks of lines, so that an edit updates only its block. `keep-searchable.ts` fills the table. */
export const up = inOrder(
  sql`alter table task drop column search, drop column transcript_words`,
  sql`alter table task add column search tsvector generated always as (title_words || summary_words) stored`,
  sql`create index task_search on task using gin (search)`,
  sql`create table transcript_words (
    task_id uuid not null references task (id) on delete cascade,
    block integer not null,
    words tsvector not null,
    primary key (task_id, block)
  )`,
  sql`create index transcript_words_search on transcript_words using gin (words) with (fastupdate = off)`,
)
