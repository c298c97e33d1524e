import { Database } from "#adapters/storage/postgres/database.ts"
import { makeEnding, untilNewer } from "#cli/serve/ending.ts"
import { Readiness } from "#domain/kernel/readiness.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { sql } from "kysely"
import { refusal } from "../../support/a-scene.ts"
import { ownPostgres } from "../../support/databases.ts"

describe("a server", () => {
  it.effect("whose database a newer version has changed ends with one sentence", () =>
    Effect.gen(function*() {
      const { query } = yield* Database
      const watching = yield* Effect.forkChild(untilNewer, { startImmediately: true })
      yield* TestClock.adjust("10 seconds")
      const newer = sql`insert into kysely_migration values ('29991231-000000-what-comes', '2999-12-31')`
      yield* query((q) => newer.execute(q))
      yield* TestClock.adjust("10 seconds")
      const { message } = yield* Effect.flip(Fiber.join(watching))
      assert.strictEqual(
        message,
        "the database was changed by a newer version of Parley (29991231-000000-what-comes) while this one was running, so it has stopped: start that version",
      )
    }).pipe(Effect.provide(ownPostgres)))

  it.effect("that stops is not ready, hands its jobs back at once, and answers for as long as it was told to", () =>
    Effect.gen(function*() {
      const ending = yield* makeEnding({ drainSeconds: 5, isEmbedded: true })
      const { check } = Context.get(ending.known(Context.make(Readiness, { check: Effect.void })), Readiness)
      yield* check
      const worker = yield* Effect.forkChild(Effect.never, { startImmediately: true })
      const draining = yield* Effect.forkChild(ending.drain([worker]), { startImmediately: true })
      assert.isTrue(Exit.hasInterrupts(yield* Fiber.await(worker)))
      assert.strictEqual(yield* refusal(check), "ServerStopping")
      yield* TestClock.adjust("4 seconds")
      assert.isUndefined(draining.pollUnsafe())
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(draining)
    }))
})
