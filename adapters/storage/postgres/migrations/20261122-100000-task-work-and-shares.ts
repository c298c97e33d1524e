import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Work and public links leave the task's row, so that neither a worker's report nor sharing rewrites it. */
export const up = inOrder(
  sql`create table task_work (
    task_id uuid primary key references task (id) on delete cascade,
    work jsonb not null
  ) with (fillfactor = 50)`,
  sql`insert into task_work (task_id, work) select id, jsonb_build_object(
      'attempt', data->'attempt',
      'analysisAttempt', data->'analysisAttempt',
      'transcription', case when data#>>'{transcription,_tag}' = 'Running' then (data->'transcription') - '_tag' end,
      'analysis', case when data#>>'{analysis,_tag}' = 'Running' then (data->'analysis') - '_tag' end,
      'reportedAt', case when data#>>'{transcription,_tag}' = 'Running' or data#>>'{analysis,_tag}' = 'Running'
        then data->'updatedAt' end,
      'processingSeconds', data->'processingSeconds')
    from task`,
  sql`create table share (
    task_id uuid primary key references task (id) on delete cascade,
    token text not null unique,
    is_on boolean not null
  )`,
  sql`insert into share (task_id, token, is_on)
    select id, data#>>'{share,token}', (data#>>'{share,on}')::boolean from task where data#>>'{share,token}' is not null`,
  sql`alter table task drop column share_token`,
  sql`update task set data = data - 'attempt' - 'analysisAttempt' - 'processingSeconds' - 'share'`,
  sql`update task set data = jsonb_set(data, '{transcription}', '{"_tag": "Running"}')
    where data#>>'{transcription,_tag}' = 'Running'`,
  sql`update task set data = jsonb_set(data, '{analysis}', '{"_tag": "Running"}')
    where data#>>'{analysis,_tag}' = 'Running'`,
)
