import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Stored values take the names the code uses: options, processingSeconds, gaps, result, the steps of a transcription. */
export const up = inOrder(
  sql`update task set data = data - 'wishes' - 'took' || jsonb_build_object(
    'options', data->'wishes',
    'processingSeconds', coalesce(data->'took', '{"transcription": null, "analysis": null}'))`,
  sql`update task set data = jsonb_set(data, '{coverage}',
    (data->'coverage') - 'holes' || jsonb_build_object('gaps', data#>'{coverage,holes}'))
    where data->'coverage' ? 'holes'`,
  sql`update task set data = jsonb_set(data, '{transcription,step}', '"retrying-gaps"')
    where data#>>'{transcription,step}' = 'refilling'`,
  sql`update task set data = jsonb_set(data, '{transcription,step}', '"diarizing"')
    where data#>>'{transcription,step}' = 'separating-speakers'`,
  sql`alter table work_chunk rename column heard to result`,
)
