import * as LocalBlobs from "#adapters/storage/local-disk/blob-store.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import { sweepOrphans } from "#domain/pipeline/jobs/sweep-orphans.ts"
import { hearingBy, scriptedRecogniser } from "#tests/support/server/shared-products.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { asked } from "../support/opened-database.ts"
import { clonedDatabase } from "../support/postgres-template.ts"
import { until } from "../support/until.ts"
import { serverFolder } from "./a-product.ts"

const folder = serverFolder()
const week = 7 * 24 * 60 * 60 * 1000

/** The commit that never ends, not a short one of other work: by now all bytes are in their places. */
const committing =
  "from pg_stat_activity where datname = current_database() and query = 'commit' and wait_event = 'PgSleep'"

/** A commit that takes a task's row never ends, so the server can be killed between storing bytes and row. */
const endlessCommit = `do $$ begin
  create function wait_for_ever() returns trigger language plpgsql as 'begin perform pg_sleep(3600); return null; end';
  create constraint trigger endless after insert on task deferrable initially deferred
    for each row execute function wait_for_ever();
end $$`

it(
  "bytes of a server killed between storing them and their task are swept; those of a task and of an upload under way stay",
  async () => {
    const database = await clonedDatabase()
    const env = { DATABASE_URL: database, ...hearingBy(await scriptedRecogniser()) }
    const server = await startServer({ folder, entry: "built", env })
    const stored = join(folder, "data", "blobs", "task")
    const tasks = () => existsSync(stored) ? readdirSync(stored) : []
    try {
      const client = await signUp({ ...server, database }, "ada@example.org", "pro")
      const talk = await shortTalk()
      const id = await client.upload(talk.wav)
      await client.finished(id)
      const opened = await fetch(`${server.url}/files`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${client.token}`,
          "tus-resumable": "1.0.0",
          "upload-length": "9",
          "upload-metadata": "filename YS53YXY=",
          "content-type": "application/offset+octet-stream",
        },
        body: "part",
      })
      expect(opened.headers.get("upload-offset")).toBe("4")
      await asked(database, endlessCommit)
      const answered = client.upload(talk.wav).then(() => true, () => false)
      await until(async () => (await asked(database, `select pid::text ${committing}`)).length === 1)
      expect(tasks()).toHaveLength(2)
      await server.kill()
      expect(await answered).toBe(false)
      await asked(database, `select pg_terminate_backend(pid)::text ${committing}`)
    } finally {
      await server.kill()
    }
    const uploads = () => readdirSync(join(folder, "data", "uploads")).toSorted()
    const before = uploads()
    const ports = Layer.mergeAll(Tasks.layer, LocalBlobs.layer({ folder: join(folder, "data", "blobs") })).pipe(
      Layer.provide(Layer.orDie(Pool.layer(Redacted.make(database)))),
    )
    const swept = Effect.gen(function*() {
      yield* sweepOrphans
      expect(tasks()).toHaveLength(2)
      yield* TestClock.setTime(Date.now() + week + 1000)
      yield* sweepOrphans
    }).pipe(Effect.provide([ports, TestClock.layer()]))
    await Effect.runPromise(swept)
    expect(tasks()).toEqual(await asked(database, "select id::text from task"))
    expect(uploads()).toEqual(before)
  },
)
