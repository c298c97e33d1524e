import { scopedFolder } from "#tests/support/a-folder.ts"
import { openedDatabase } from "#tests/support/opened-database.ts"
import { clientWith } from "#tests/support/server/client.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { aWriter } from "#tests/support/writing/a-writer.ts"
import { enterWith } from "#tests/support/writing/enter.ts"
import { assert, it } from "@effect/vitest"
import { Effect, Exit, Scope } from "effect"

it.live("what people write outlives a database that is away, and a server that is stopped", () =>
  Effect.gen(function*() {
    const folder = yield* scopedFolder
    yield* Effect.promise(() => layEmptyDatabase(folder))
    const scope = yield* Scope.make()
    const address = yield* Effect.provideService(openedDatabase(folder), Scope.Scope, scope)
    const options = { folder, entry: "built", env: { DATABASE_URL: address } } as const
    const running = Effect.acquireRelease(
      Effect.promise(() => startServer(options)),
      ({ kill }) => Effect.promise(kill),
    )
    const server = yield* running
    const person = yield* Effect.promise(() => signUp({ ...server, database: address }, "ada@example.org", "pro"))
    const { id } = yield* Effect.promise(person.example)
    const writer = yield* Effect.acquireRelease(
      Effect.promise(() => aWriter(server.url, enterWith(server.url, person.token, id))),
      ({ leave }) => Effect.sync(leave),
    )
    const { stateless, saved, synced, write, vector, provider } = writer
    yield* Effect.promise(synced)

    write("Before")
    yield* Effect.promise(saved)
    yield* Scope.close(scope, Exit.void)
    write("While it is away")
    yield* Effect.promise(() => until(() => server.log().includes("A document was not stored")))
    assert.isFalse(stateless.some((message) => message["kind"] === "saved" && message["vector"] === vector()))
    yield* openedDatabase(folder)
    yield* Effect.promise(saved)

    write("At the end")
    yield* Effect.promise(() => until(() => provider.unsyncedChanges === 0))
    assert.strictEqual(yield* Effect.promise(server.stop), 0)
    const again = yield* running
    const { summary } = yield* Effect.promise(() => clientWith(again.url, person.token).task(id))
    for (const words of ["Before", "While it is away", "At the end"]) assert.include(summary, words)
  }).pipe(Effect.scoped))
