import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import { DatabaseUnavailable } from "#domain/kernel/errors.ts"
import { Readiness } from "#domain/kernel/readiness.port.ts"
import { Effect, Fiber, Layer } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"

/** Ready while the database answers promptly. A statement cannot be interrupted, so one that hangs is abandoned. */
export const layer = Layer.effect(
  Readiness,
  Effect.gen(function*() {
    const { query } = yield* Database
    const scope = yield* Effect.scope
    const probe = query((db) => sql`select 1`.execute(db))
    return {
      check: Effect.forkIn(probe, scope).pipe(
        Effect.flatMap(Fiber.join),
        Effect.timeoutOrElse({ duration: "3 seconds", orElse: () => new DatabaseUnavailable() }),
        refuseWhenAway,
        Effect.mapError(() => new DatabaseUnavailable()),
        Effect.asVoid,
      ),
    }
  }),
)
