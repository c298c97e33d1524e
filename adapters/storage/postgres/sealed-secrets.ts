import type { SealedSecret } from "#domain/desk/desk-store.port.ts"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"

/** Of each kind that can be many. */
const most = 100

/** What is stored sealed, wherever it is. */
export const sealedSecrets = async (q: Kysely<Tables>): Promise<ReadonlyArray<SealedSecret>> => {
  const { rows } = await sql<SealedSecret>`
    (select 'webhook' as "of", doc->>'secret' as sealed from webhook order by created_at desc limit ${most})
    union all (select 'watched place', doc#>>'{place,sealed}' from watched_place
      where doc#>>'{place,sealed}' is not null order by created_at desc limit ${most})
    union all (select 'export rule', doc->>'secret' from export_rule
      where doc->>'secret' is not null order by created_at desc limit ${most})
    union all (select 'calendar', doc#>>'{source,sealed}' from calendar
      where doc#>>'{source,sealed}' is not null order by id desc limit ${most})
    union all (select 'endpoint', data#>>'{endpoint,sealedKey}' from engine_settings
      where data#>>'{endpoint,sealedKey}' is not null)`.execute(q)
  return rows
}
