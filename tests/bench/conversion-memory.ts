import { type Client, signIn } from "#tests/support/server/client.ts"
import { memoryOf } from "#tests/support/server/processes.ts"
import { uploadResumably } from "#tests/support/server/resumable.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { command } from "#tests/support/speech/command.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Bench, rounded, since } from "./bench.ts"

const megabyte = 1_000_000
/** Of 16-bit stereo at 48 kHz: 998 MB. */
const seconds = 5200

/** The most memory of the server while a file of 1 GB arrives for the media tools, is converted, and is downloaded. */
export const conversionMemory: Bench = async (folder) => {
  const file = await aGigabyte(folder)
  const server = await startServer({ folder, entry: "built" })
  const client = await signIn(server)
  // The first request of each kind loads what stays in memory: it is not counted.
  await converted(client, await sent(client, server.url, (await shortTalk()).wav))
  let uploadId = ""
  const arrival = await watched(server.pid, async () => {
    uploadId = await sent(client, server.url, file)
  })
  let made: Job | undefined
  const conversion = await watched(server.pid, async () => {
    made = await converted(client, uploadId)
  })
  const download = await watched(server.pid, () => downloaded(made?.download_url ?? ""))
  await server.stop()
  const parts = { arrival, conversion, download }
  return {
    figures: {
      "file (MB)": rounded((await stat(file)).size / megabyte),
      "result (MB)": rounded((made?.processed_size ?? 0) / megabyte),
      ...Object.fromEntries(
        Object.entries(parts).map(([name, { before, peak, took }]) => [
          name,
          `${rounded(peak - before)} MB more than ${before}, ${rounded(took)} s`,
        ]),
      ),
    },
    targets: Object.fromEntries(
      Object.entries(parts).map(([name, { before, peak }]) => [`${name}: at most 100 MB more`, peak - before <= 100]),
    ),
  }
}

interface Job {
  readonly id: string
  readonly status: string
  readonly processed_size: number | null
  readonly download_url: string | null
}

const sent = (client: Client, url: string, file: string) => uploadResumably(url, client.token, file, "tool")

/** To WAV, whose result is as large as the source is. */
const converted = async (client: Client, upload_id: string): Promise<Job> => {
  const asked = { tool: "compress", format: "wav", quality: 90, upload_id }
  const { id } = await client.call<Job>("POST", "/api/media-tools/jobs", asked)
  return until(async () => {
    const job = await client.call<Job>("GET", `/api/media-tools/jobs/${id}`)
    if (job.status === "failed") throw new Error(`The conversion failed: ${JSON.stringify(job)}`)
    return job.status === "completed" && job
  }, { every: 500, within: 1_800_000 })
}

const downloaded = async (address: string): Promise<void> => {
  const { body } = await fetch(address)
  await body?.pipeTo(new WritableStream({ write: () => undefined }))
}

const watched = async (pid: number, work: () => Promise<unknown>) => {
  const { now } = memoryOf(pid)
  // 5: the kernel forgets the peak so far.
  await writeFile(`/proc/${pid}/clear_refs`, "5")
  const started = performance.now()
  await work()
  return { before: rounded(now / megabyte), peak: rounded(memoryOf(pid).peak / megabyte), took: since(started) }
}

const aGigabyte = async (folder: string): Promise<string> => {
  const { wav } = await shortTalk()
  const file = join(folder, "gigabyte.wav")
  const input = ["-stream_loop", "-1", "-i", wav, "-t", String(seconds)]
  await command("ffmpeg", ["-v", "error", "-y", ...input, "-ac", "2", "-ar", "48000", file])
  return file
}
