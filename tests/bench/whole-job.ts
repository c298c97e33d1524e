import { type Client, signIn } from "#tests/support/server/client.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { encode } from "#tests/support/speech/encode.ts"
import { longMeeting } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { bareRecogniser } from "./bare-recogniser.ts"
import { type Bench, rounded, since } from "./bench.ts"

/** Ten minutes of speech through the product, against the recogniser run by hand on the whole file. */
export const wholeJob: Bench = async (folder) => {
  const { wav, duration } = await longMeeting()
  const mp3 = await encode(wav, "mp3", folder)
  const server = await startServer({ folder, entry: "built" })
  const client = await signIn(server)
  const started = performance.now()
  const id = await client.upload(mp3)
  const [firstText, task] = await Promise.all([firstLine(client, id, started), client.finished(id)])
  const job = since(started)
  await server.stop()
  const { took: byHand } = await bareRecogniser(mp3, folder)
  const { took: withDefaults } = await bareRecogniser(mp3, folder, [])
  return {
    figures: {
      "recording (s)": rounded(duration / 1000),
      status: task.status,
      "whole job": job,
      "first text": firstText,
      "by hand, same options": byHand,
      "by hand, defaults": withDefaults,
      "job ÷ by hand": rounded(job / byHand),
      "job ÷ by hand with defaults": rounded(job / withDefaults),
      "first text ÷ job": rounded(firstText / job),
    },
    targets: {
      "the job is done": task.status === "analysisCompleted",
      "whole job ≤ 0.65 × the recogniser by hand": job <= 0.65 * byHand,
      "first text ≤ 0.1 × whole job": firstText <= 0.1 * job,
    },
  }
}

const firstLine = async (client: Client, id: string, started: number): Promise<number> => {
  const look = async () => (await client.lines(id)).length > 0 ? since(started) : null
  return until(look, { every: 100, within: 600_000 })
}
