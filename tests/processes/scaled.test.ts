import { assert, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { join } from "node:path"
import { scopedFolder } from "../support/a-folder.ts"
import { s3Peer } from "../support/s3-peer.ts"
import { type Client, clientWith } from "../support/server/client.ts"
import { finishParts, openInParts, putParts } from "../support/server/in-parts.ts"
import { scriptedSettings } from "../support/server/shared-products.ts"
import { signUp } from "../support/server/sign-up.ts"
import { startServer } from "../support/server/start-server.ts"
import { redisUrl } from "../support/servers.ts"
import { encode } from "../support/speech/encode.ts"
import { shortTalk } from "../support/speech/meetings.ts"
import { padded } from "../support/speech/padded.ts"

const aServer = (folder: string, env: Readonly<Record<string, string>>) =>
  Effect.acquireRelease(
    Effect.promise(() => startServer({ folder, entry: "built", env })),
    (server) => Effect.promise(() => server.stop()),
  )

/** Settings of one database, Redis and bucket for all processes. */
const settings = Effect.gen(function*() {
  const { bucket, endpoint, accessKeyId, secretAccessKey } = yield* s3Peer
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

interface Both {
  readonly one: string
  readonly two: string
  readonly database: string
}

/** What a server sends to a stream from now on, until it ends or names this event. */
const heardOf = async (stream: Response, event: string): Promise<string> => {
  let text = ""
  for await (const chunk of stream.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (text.includes(`event: ${event}\n`)) break
  }
  return text
}

/** Open pages on the second server: of a link that is switched off on the first one, and of a collaborator who is removed there. */
const closesEverywhere = async (ada: Client, elsewhere: Client, id: string, { one, two, database }: Both) => {
  const bob = await signUp({ url: one, folder: "", database }, "bob@example.org", "free")
  const people = `/api/collaboration/documents/${id}/collaborators`
  const { collaborator } = await ada.call<{ collaborator: { id: string } }>("POST", people, {
    user_identifier: bob.email,
  })
  const headers = { authorization: `Bearer ${bob.token}` }
  const followed = await fetch(`${two}/api/transcription/tasks/${id}/events?keep=true`, { headers })
  const media = await clientWith(two, bob.token).call<{ url: string }>(
    "GET",
    `/api/transcription/tasks/${id}/media-link`,
  )
  const link = new URL(media.url, two)
  assert.strictEqual((await fetch(link, { method: "HEAD" })).status, 200)
  await ada.call("DELETE", `${people}/${collaborator.id}`)
  assert.include(await heardOf(followed, "error"), "TaskNotFound")
  assert.notStrictEqual((await fetch(link, { method: "HEAD" })).headers.get("content-type"), "audio/wav")
  const shared = await elsewhere.call<{ share_url: string }>("POST", `/api/transcription/tasks/${id}/share`)
  const token = new URL(shared.share_url).searchParams.get("token")
  const viewer = await fetch(`${two}/api/transcription/share/${token}/${id}/events`)
  await ada.call("PUT", `/api/transcription/tasks/${id}/share_toggle`, { on: false })
  assert.include(await heardOf(viewer, "closed"), "event: closed")
}

/** The server that a file is sent by is killed in its middle; the other one goes on with what the store has. */
const goesOnElsewhere = async (ada: Client, elsewhere: Client, file: string, kill: () => Promise<void>) => {
  const opened = await openInParts(elsewhere, file)
  assert.strictEqual(await putParts(elsewhere, opened, file, 1), 2)
  await kill()
  assert.strictEqual(await putParts(ada, opened, file), 1)
  await finishParts(ada, opened)
  const { id } = await ada.call<{ id: string }>("POST", "/api/transcription/create", { upload_ids: [opened.upload_id] })
  assert.strictEqual((await ada.finished(id)).status, "analysisCompleted")
}

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
      await closesEverywhere(ada, elsewhere, id, { one: one.url, two: two.url, database: env.DATABASE_URL })
      await elsewhere.call("POST", "/api/transcription/tasks/delete-batch", { task_ids: [id] })
      assert.strictEqual(
        await ada.task(id).then(() => "found", (error: Error) => error.message.split(": ")[1]),
        "404 Task not found",
      )
      const video = await padded(await encode(wav, "mp4", folder), 10_000_000)
      await goesOnElsewhere(ada, elsewhere, video, two.kill)
    })
  })))
