import { Database } from "#adapters/storage/postgres/database.ts"
import { Migrations, unknownMigration } from "#adapters/storage/postgres/migrate.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { RestartUnavailable } from "#domain/desk/errors.ts"
import { Restarts } from "#domain/desk/restarts.ts"
import { ServerStopping } from "#domain/kernel/errors.ts"
import { Readiness } from "#domain/kernel/readiness.port.ts"
import { Context, Deferred, Effect, Fiber, Ref } from "effect"
import { refuse } from "../errors.ts"

/** A server that ends with this code is started again by its parent process; `launch/start.mjs` does. */
const startAgain = 86

const isLaunched = (): boolean => process.env["PARLEY_LAUNCHER"] !== undefined

/** How a server ends other than by a signal, and what it does first in each case. */
export const makeEnding = Effect.fnUntraced(
  function*({ drainSeconds, isEmbedded }: Pick<Settings, "drainSeconds" | "isEmbedded">) {
    const asked = yield* Deferred.make<void>()
    const isStopping = yield* Ref.make(false)
    const restart = Effect.as(Deferred.succeed(asked, undefined), { drainSeconds })
    return {
      /** The same ports, not ready once the server stops, and with a restart where something starts it again. */
      known: <R>(ports: Context.Context<R | Readiness>) => {
        const { check } = Context.get(ports, Readiness)
        return ports.pipe(
          Context.add(Readiness, {
            check: Effect.flatMap(Ref.get(isStopping), (is) => is ? Effect.fail(new ServerStopping()) : check),
          }),
          Context.add(Restarts, { restart: isLaunched() ? restart : Effect.fail(new RestartUnavailable()) }),
        )
      },
      /** Hands jobs back, and answers requests a while longer: a balancer has to notice that this server is not ready. */
      drain: (workers: ReadonlyArray<Fiber.Fiber<unknown, unknown>>) =>
        Effect.gen(function*() {
          yield* Ref.set(isStopping, true)
          if (drainSeconds > 0) {
            yield* Effect.logInfo("Stopping; requests are still answered", { seconds: drainSeconds })
          }
          yield* Fiber.interruptAll(workers)
          yield* Effect.sleep(drainSeconds * 1000)
        }),
      /** Returns once a restart was asked for; fails once another version has changed the tables. */
      reached: Effect.raceFirst(
        Deferred.await(asked).pipe(
          Effect.andThen(Effect.logInfo("Restarting, as the operator asked")),
          Effect.andThen(Effect.sync(() => void (process.exitCode = startAgain))),
        ),
        // The embedded database has one process.
        isEmbedded ? Effect.never : untilNewer,
      ),
    }
  },
)

/** An old version must not write into tables that a newer one has changed. */
export const untilNewer = Effect.gen(function*() {
  const { query } = yield* Database
  const migrations = yield* Migrations
  while (true) {
    yield* Effect.sleep("10 seconds")
    // A database that is away is noticed elsewhere.
    const found = yield* query((db) => unknownMigration(db, migrations)).pipe(
      Effect.catchDefect(() => Effect.succeed(null)),
    )
    if (found === null) continue
    const message =
      `the database was changed by a newer version of Parley (${found}) while this one was running, so it has stopped: start that version`
    yield* Effect.logError("A newer version has changed the database; this process stops", { migration: found })
    return yield* refuse("unavailable", message)
  }
})
