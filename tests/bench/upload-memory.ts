import { type Client, signIn } from "#tests/support/server/client.ts"
import { memoryOf } from "#tests/support/server/processes.ts"
import { uploadResumably } from "#tests/support/server/resumable.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { encode } from "#tests/support/speech/encode.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { padded } from "#tests/support/speech/padded.ts"
import { writeFile } from "node:fs/promises"
import { type Bench, rounded, since } from "./bench.ts"

const size = 399_000_000
const megabyte = 1_000_000

/** The most memory that receiving 400 MB takes, by form and by resumable upload. */
export const uploadMemory: Bench = async (folder) => {
  const video = await padded(await encode((await shortTalk()).wav, "mp4", folder), size)
  const server = await startServer({ folder, entry: "built" })
  const client = await signIn(server)
  // What a start leaves in memory until it is collected would hide what an upload takes: the first one is not counted.
  await client.upload(video, { auto_start: "false" })
  const form = await watched(server.pid, () => client.upload(video, { auto_start: "false" }))
  const tus = await watched(server.pid, () => resumably(client, server.url, video))
  await server.stop()
  return {
    figures: { "file (MB)": size / megabyte, ...named("form", form), ...named("resumable", tus) },
    targets: {
      "a form: at most 100 MB more": form.peak - form.before <= 100,
      "a resumable upload: at most 100 MB more": tus.peak - tus.before <= 100,
    },
  }
}

interface Watched {
  readonly before: number
  readonly peak: number
  readonly took: number
}

const named = (name: string, { before, peak, took }: Watched) => ({
  [`${name}: before (MB)`]: before,
  [`${name}: peak (MB)`]: peak,
  [`${name}: took`]: took,
})

const watched = async (pid: number, upload: () => Promise<unknown>): Promise<Watched> => {
  const { now } = memoryOf(pid)
  // 5: the kernel forgets the peak so far.
  await writeFile(`/proc/${pid}/clear_refs`, "5")
  const started = performance.now()
  await upload()
  return { before: rounded(now / megabyte), peak: rounded(memoryOf(pid).peak / megabyte), took: since(started) }
}

const resumably = async (client: Client, url: string, file: string): Promise<void> => {
  const id = await uploadResumably(url, client.token, file)
  await client.call("POST", "/api/transcription/create", { upload_ids: [id], auto_start: false })
}
