import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import { Readiness } from "#domain/kernel/readiness.port.ts"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"

/** Ready while the database answers. */
export const layer = Layer.effect(
  Readiness,
  Effect.map(Database, ({ query }) => ({
    check: Effect.asVoid(refuseWhenAway(query((db) => sql`select 1`.execute(db)))),
  })),
)
