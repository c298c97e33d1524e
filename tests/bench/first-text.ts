import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { command } from "#tests/support/speech/command.ts"
import { longMeeting } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { join } from "node:path"
import { type Bench, since } from "./bench.ts"

/** The first text of four hours, from the end of the upload. */
export const firstText: Bench = async (folder) => {
  const file = await fourHours(folder)
  const server = await startServer({ folder, entry: "built" })
  const client = await signUp({ ...server, database: null }, "bench@example.org", "pro")
  const id = await client.upload(file)
  const started = performance.now()
  const seconds = await until(async () => (await client.lines(id)).length > 0 ? since(started) : null, {
    every: 100,
    within: 600_000,
  })
  await client.call("POST", `/api/transcription/tasks/${id}/cancel`)
  await server.stop()
  return { figures: { "first text of four hours (s)": seconds }, targets: { "first text ≤ 10 s": seconds <= 10 } }
}

/** The long meeting again and again: only its beginning is recognised. */
const fourHours = async (folder: string): Promise<string> => {
  const { wav, duration } = await longMeeting()
  const file = join(folder, "four-hours.mp3")
  const times = Math.ceil(14_400_000 / duration)
  const input = ["-stream_loop", String(times), "-i", wav, "-t", "14400"]
  await command("ffmpeg", ["-v", "error", "-y", ...input, "-b:a", "24k", file])
  return file
}
