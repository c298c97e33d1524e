import { startFakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import type { KnownRecording } from "#tests/support/fake-openai/script.ts"
import { type Client, signIn } from "#tests/support/server/client.ts"
import { scripted } from "#tests/support/server/scripted.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { command } from "#tests/support/speech/command.ts"
import { longMeeting } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Bench, rounded, since } from "./bench.ts"

const delay = 1000
const parallel = 8

/** An hour of speech through a service that takes a second for each chunk, eight at a time. */
export const httpEngine: Bench = async (folder) => {
  const { file, recording } = await anHour(folder)
  await using fake = await startFakeOpenAi({ recordings: [recording], usually: { delay } })
  const server = await startServer({
    folder,
    entry: "built",
    env: { OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: fake.baseUrl, ANALYST: "embedded" },
  })
  const client = await signIn(server)
  const sending = performance.now()
  const id = await client.upload(file, { speakers: "1" })
  const upload = since(sending)
  const started = performance.now()
  const steps = await stepTimes(client, id)
  const job = since(started)
  const task = await client.task(id)
  const chunks = fake.requests.length
  const wordsSpoken = recording.words.length
  const wordsHeard = task.full_text.split(/\s+/).length
  await server.stop()
  const ideal = Math.ceil(chunks / parallel) * (delay / 1000)
  const recognising = steps["recognising"] ?? Number.NaN
  const rest = rounded(job - recognising)
  return {
    figures: {
      status: task.status,
      chunks,
      "most at once": fake.counts.peak,
      "upload (before the job)": upload,
      "whole job": job,
      recognising,
      "everything but recognising": rest,
      steps: Object.entries(steps).map(([step, seconds]) => `${step} ${seconds}`),
      "ideal recognising": ideal,
      "recognising ÷ ideal": rounded(recognising / ideal),
      "job ÷ ideal": rounded(job / ideal),
      "words heard ÷ spoken": rounded(wordsHeard / wordsSpoken),
      coverage: task.coverage?.ratio ?? 0,
    },
    targets: {
      "the job is done": task.status === "analysisCompleted",
      "eight at a time": fake.counts.peak === parallel,
      "recognising ≤ 1.15 × ideal": recognising <= 1.15 * ideal,
      "job ≤ 1.15 × ideal": job <= 1.15 * ideal,
    },
  }
}

/** The long meeting in different pitches, one after the other: no sound occurs twice. One "speaker" is asked for. */
const anHour = async (folder: string): Promise<{ readonly file: string; readonly recording: KnownRecording }> => {
  const meeting = await longMeeting()
  const { words } = await scripted(meeting)
  const pitches = [1, 0.92, 1.08, 0.96, 1.04, 0.88, 1.12]
  const inputs = pitches.flatMap(() => ["-i", meeting.wav])
  const parts = pitches.map((pitch, at) => `[${at}:a]asetrate=${Math.round(16_000 * pitch)},aresample=16000[p${at}]`)
  const joined = `${pitches.map((_, at) => `[p${at}]`).join("")}concat=n=${pitches.length}:v=0:a=1[all]`
  const file = join(folder, "hour.flac")
  const raw = join(folder, "hour.raw")
  const exact = ["-t", "3600", "-ac", "1", "-ar", "16000", "-sample_fmt", "s16"]
  const quiet = ["-v", "error", "-y"]
  await command("ffmpeg", [
    ...quiet,
    ...inputs,
    "-filter_complex",
    [...parts, joined].join(";"),
    "-map",
    "[all]",
    ...exact,
    file,
  ])
  await command("ffmpeg", [...quiet, "-i", file, "-f", "s16le", raw])
  const said = pitches.flatMap((pitch, at) => {
    const offset = pitches.slice(0, at).reduce((sum, before) => sum + meeting.duration / before, 0)
    return words.map((word) =>
      Object.assign({}, word, { begin: offset + word.begin / pitch, end: offset + word.end / pitch })
    )
  })
  const pcm = await readFile(raw)
  return { file, recording: { pcm, words: said.filter(({ end }) => end < pcm.length / 32), language: "english" } }
}

/** How long each step was under way, in seconds, looked at every 200 ms: each look costs the server about 5 ms. */
const stepTimes = async (client: Client, id: string): Promise<Record<string, number>> => {
  const times: Record<string, number> = {}
  let last = performance.now()
  const look = async (): Promise<true | null> => {
    const { status, progress } = await client.task(id)
    const now = performance.now()
    const step = progress?.step ?? status
    times[step] = (times[step] ?? 0) + now - last
    last = now
    return progress === null && status !== "queued" ? true : null
  }
  await until(look, { every: 200, within: 600_000 })
  return Object.fromEntries(Object.entries(times).map(([step, time]) => [step, rounded(time / 1000)]))
}
