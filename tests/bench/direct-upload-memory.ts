import { s3Peer } from "#tests/support/s3-peer.ts"
import { finishParts, openInParts, putParts } from "#tests/support/server/in-parts.ts"
import { memoryOf } from "#tests/support/server/processes.ts"
import { scriptedSettings } from "#tests/support/server/shared-products.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { encode } from "#tests/support/speech/encode.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { padded } from "#tests/support/speech/padded.ts"
import { Effect, Redacted } from "effect"
import { writeFile } from "node:fs/promises"
import { type Bench, rounded, since } from "./bench.ts"

const size = 399_000_000
const megabyte = 1_000_000

/** The most memory of the api while 400 MB go into the bucket in parts, and while a task is made of them. */
export const directUploadMemory: Bench = (folder) =>
  Effect.runPromise(Effect.scoped(Effect.flatMap(s3Peer, (peer) => Effect.promise(() => measured(folder, peer)))))

const measured = async (folder: string, peer: Effect.Success<typeof s3Peer>) => {
  const video = await padded(await encode((await shortTalk()).wav, "mp4", folder), size)
  const settings = await scriptedSettings()
  const env = {
    ...settings,
    ROLE: "api",
    S3_BUCKET: peer.bucket,
    S3_ENDPOINT: peer.endpoint,
    S3_ACCESS_KEY_ID: peer.accessKeyId,
    S3_SECRET_ACCESS_KEY: Redacted.value(peer.secretAccessKey),
  }
  const server = await startServer({ folder, entry: "built", env })
  const product = { url: server.url, folder, database: settings.DATABASE_URL }
  const client = await signUp(product, "ada@example.org", "enterprise")
  const sent = async () => {
    const opened = await openInParts(client, video)
    await putParts(client, opened, video)
    await finishParts(client, opened)
    return opened
  }
  const made = ({ upload_id }: { readonly upload_id: string }) =>
    client.call("POST", "/api/transcription/create", { upload_ids: [upload_id], auto_start: false })
  // What the first of a kind loads stays in memory: it is not counted.
  await made(await sent())
  const upload = await watched(server.pid, sent)
  const task = await watched(server.pid, () => made(upload.result))
  await server.stop()
  const more = { upload: rounded(upload.peak - upload.before), task: rounded(task.peak - task.before) }
  return {
    figures: {
      "file (MB)": size / megabyte,
      "api before (MB)": upload.before,
      "upload: more (MB)": more.upload,
      "upload: took": upload.took,
      "task: more (MB)": more.task,
      "task: took": task.took,
    },
    targets: { "an upload in parts: at most 20 MB more": more.upload <= 20 },
  }
}

const watched = async <A>(pid: number, work: () => Promise<A>) => {
  const { now } = memoryOf(pid)
  // 5: the kernel forgets the peak so far.
  await writeFile(`/proc/${pid}/clear_refs`, "5")
  const started = performance.now()
  const result = await work()
  return { result, before: rounded(now / megabyte), peak: rounded(memoryOf(pid).peak / megabyte), took: since(started) }
}
