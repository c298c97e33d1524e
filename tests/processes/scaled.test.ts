import { assert, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { join } from "node:path"
import { aBucket } from "../support/a-bucket.ts"
import { scopedFolder } from "../support/a-folder.ts"
import { clientWith } from "../support/server/client.ts"
import { scriptedSettings } from "../support/server/shared-products.ts"
import { signUp } from "../support/server/sign-up.ts"
import { startServer } from "../support/server/start-server.ts"
import { redisUrl } from "../support/servers.ts"
import { shortTalk } from "../support/speech/meetings.ts"

const aServer = (folder: string, env: Readonly<Record<string, string>>) =>
  Effect.acquireRelease(
    Effect.promise(() => startServer({ folder, entry: "built", env })),
    (server) => Effect.promise(() => server.stop()),
  )

/** Settings of one database, Redis and bucket for all processes. */
const settings = Effect.gen(function*() {
  const { bucket, endpoint, accessKeyId, secretAccessKey } = yield* aBucket
  const scripted = yield* Effect.promise(scriptedSettings)
  return {
    ...scripted,
    REDIS_URL: yield* Effect.promise(redisUrl),
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: Redacted.value(secretAccessKey),
  }
})

it.live("two servers with one PostgreSQL, Redis and S3 are one product, without a folder in common", () =>
  Effect.scoped(Effect.gen(function*() {
    const env = yield* settings
    const folder = yield* scopedFolder
    const one = yield* aServer(join(folder, "one"), env)
    const two = yield* aServer(join(folder, "two"), env)
    yield* Effect.promise(async () => {
      const ada = await signUp(
        { url: one.url, folder: one.folder, database: env.DATABASE_URL },
        "ada@example.org",
        "pro",
      )
      const elsewhere = clientWith(two.url, ada.token)
      const { wav } = await shortTalk()
      const id = await ada.upload(wav, { title: "Talk" })
      const done = await elsewhere.finished(id)
      assert.strictEqual(done.status, "analysisCompleted", done.error_message ?? "")
      const { url } = await elsewhere.call<{ url: string }>("GET", `/api/transcription/tasks/${id}/media-link`)
      const sound = await fetch(new URL(url, two.url), { headers: { range: "bytes=0-99" } })
      assert.deepStrictEqual([sound.status, (await sound.arrayBuffer()).byteLength], [206, 100])
      await elsewhere.call("POST", "/api/transcription/tasks/delete-batch", { task_ids: [id] })
      assert.strictEqual(
        await ada.task(id).then(() => "found", (error: Error) => error.message.split(": ")[1]),
        "404 Task not found",
      )
    })
  })))
