import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** `title_key` and `words_version` are null until `keep-searchable.ts` has processed the row, which may be from a backup. */
export const up = inOrder(
  sql`alter table task
    add column source text generated always as (data->>'source') stored,
    add column duration double precision generated always as ((data->>'duration')::double precision) stored,
    add column state text generated always as (
      case
        when data#>>'{transcription,_tag}' in ('Waiting', 'Running') or data#>>'{analysis,_tag}' in ('Waiting', 'Running')
          then 'running'
        when data#>>'{transcription,_tag}' = 'Failed' or data#>>'{analysis,_tag}' = 'Failed' then 'failed'
        when data#>>'{transcription,_tag}' = 'Completed' then 'finished'
      end
    ) stored,
    add column title_key text collate "C",
    add column words_version integer`,
  sql`create index task_title on task (owner_id, title_key, id)`,
  sql`create index task_longest on task (owner_id, duration desc nulls last, id desc)`,
  sql`create index task_kinds on task (owner_id, folder_id, state, source)`,
)
