import type { Client } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { uploadResumably } from "#tests/support/server/resumable.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { command } from "#tests/support/speech/command.ts"
import { longMeeting, shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { join } from "node:path"
import { type Bench, medianOf, rounded, since } from "./bench.ts"

const waiting = 20
const times = 5

/** The first text of a recording, alone and while twenty files wait in the media tools, from the end of its upload. */
export const conversions: Bench = async (folder) => {
  const { wav } = await longMeeting()
  const server = await startServer({ folder, entry: "built" })
  const client = await signUp({ ...server, database: null }, "bench@example.org", "pro")
  // The engine is loaded once: neither figure has that in it.
  await firstText(client, wav)
  const alone = await measured(client, wav)
  await askForAll(client, await uploadResumably(server.url, client.token, await threeHours(folder)))
  const besides = await measured(client, wav)
  const open = (await jobsOf(client)).filter(({ status }) => status === "waiting" || status === "processing").length
  await server.stop()
  const ratio = rounded(medianOf(besides) / medianOf(alone))
  return {
    figures: {
      "alone (s)": alone,
      "with twenty conversions (s)": besides,
      "conversions still open at the end": open,
      ratio,
    },
    targets: {
      "first text within 1.5 times of alone": ratio <= 1.5,
      "conversions all the while": open > 0,
    },
  }
}

interface Job {
  readonly id: string
  readonly status: string
}

const jobsOf = async (client: Client): Promise<ReadonlyArray<Job>> =>
  (await client.call<{ items: ReadonlyArray<Job> }>("GET", "/api/media-tools/jobs?page_size=100")).items

const firstText = async (client: Client, file: string): Promise<number> => {
  const id = await client.upload(file)
  const started = performance.now()
  const seconds = await until(async () => (await client.lines(id)).length > 0 ? since(started) : null, {
    every: 50,
    within: 600_000,
  })
  await client.call("POST", `/api/transcription/tasks/${id}/cancel`)
  return seconds
}

const measured = (client: Client, file: string): Promise<ReadonlyArray<number>> =>
  inTurn(Array.from({ length: times }), () => firstText(client, file))

/** The slowest encoder, so that there is work all the while. */
const askForAll = async (client: Client, uploadId: string): Promise<void> => {
  const asked = { tool: "compress", format: "m4a", quality: 90 }
  const first = await client.call<Job>("POST", "/api/media-tools/jobs", { ...asked, upload_id: uploadId })
  await inTurn(
    Array.from({ length: waiting - 1 }),
    () => client.call("POST", "/api/media-tools/jobs", { ...asked, conversion_id: first.id }),
  )
}

const threeHours = async (folder: string): Promise<string> => {
  const { wav } = await shortTalk()
  const file = join(folder, "three-hours.wav")
  const input = ["-stream_loop", "-1", "-i", wav, "-t", "10800"]
  await command("ffmpeg", ["-v", "error", "-y", ...input, "-ac", "1", "-ar", "12000", file])
  return file
}
