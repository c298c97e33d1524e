import { postmasterOf } from "#adapters/storage/embedded-postgres/postmaster.ts"
import { scopedFolder } from "#tests/support/a-folder.ts"
import { openedDatabase } from "#tests/support/opened-database.ts"
import { type Client, clientWith } from "#tests/support/server/client.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { hearingBy, scriptedRecogniser } from "#tests/support/server/shared-products.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Scope } from "effect"
import { join } from "node:path"
import { serverFolder } from "./a-product.ts"
import { answers, away } from "./surfaces-without-database.ts"

const isListed = ({ call }: Client): Promise<boolean> =>
  call("GET", "/api/transcription/tasks").then(() => true, () => false)

describe("a database that is away", () => {
  const folder = serverFolder()

  it.live("is 503 with a time to wait on every surface, and works again without a restart: a server's", () =>
    Effect.gen(function*() {
      const own = yield* scopedFolder
      yield* Effect.promise(() => layEmptyDatabase(own))
      const scope = yield* Scope.make()
      const address = yield* Effect.provideService(openedDatabase(own), Scope.Scope, scope)
      const env = { DATABASE_URL: address, ...hearingBy(yield* Effect.promise(scriptedRecogniser)) }
      const server = yield* Effect.acquireRelease(
        Effect.promise(() => startServer({ folder: own, entry: "built", env })),
        (running) => Effect.promise(running.kill),
      )
      const { token } = yield* Effect.promise(() => signUp({ ...server, database: address }, "ada@example.org", "pro"))
      const client = clientWith(server.url, token)
      assert.isTrue(yield* Effect.promise(() => isListed(client)))
      yield* Scope.close(scope, Exit.void)
      assert.deepStrictEqual(yield* Effect.promise(() => answers(server.url, token)), away)
      const again = yield* openedDatabase(own)
      assert.strictEqual(again, address)
      yield* Effect.promise(() => until(() => isListed(client)))
      const talk = yield* Effect.promise(shortTalk)
      const task = yield* Effect.promise(() => client.upload(talk.wav).then(client.finished))
      assert.strictEqual(task.status, "analysisCompleted")
    }).pipe(Effect.scoped))

  it("is started again by the server, and the work under way is done: the embedded one", async () => {
    const talk = await shortTalk()
    const env = hearingBy(await scriptedRecogniser())
    const server = await startServer({ folder, entry: "built", env })
    try {
      const client = await signUp({ ...server, database: null }, "ada@example.org", "pro")
      const id = await client.upload(talk.wav)
      await until(async () => (await client.task(id)).status !== "waiting")
      const postmaster = () => postmasterOf(join(folder, "data", "database", "data"))
      const { pid } = await postmaster() ?? assert.fail("no database runs")
      process.kill(pid, "SIGKILL")
      const seen = new Set<number>()
      await until(async () => {
        const { status } = await fetch(`${server.url}/api/health`)
        seen.add(status)
        return status === 200 && (await postmaster())?.pid !== pid
      }, { every: 5 })
      assert.deepStrictEqual([...seen].filter((status) => status !== 200 && status !== 503), [])
      const task = await until(() => client.finished(id).catch(() => null))
      assert.strictEqual(task.status, "analysisCompleted")
    } finally {
      await server.kill()
    }
  })
})
