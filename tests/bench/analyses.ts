import { englishMeeting } from "#tests/support/meetings.ts"
import type { Client } from "#tests/support/server/client.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { type Bench, rounded, since } from "./bench.ts"

const analyses = 60
const clients = 50
const requests = 1000

/** Lists of ten tasks a second for 50 clients: while 60 analyses run and afterwards, in one run. */
export const whileAnalysing: Bench = async (folder) => {
  const server = await startServer({
    folder,
    entry: "built",
    env: {
      ANALYST: "embedded",
      PARALLEL_TASKS: "3",
    },
  })
  const client = await signUp({ ...server, database: null }, "bench@example.org", "pro")
  const started = performance.now()
  await Promise.all(Array.from({ length: analyses }, (_, nth) => paste(client, nth)))
  const over = until(async () => (await client.call<Counts>("GET", "/api/transcription/tasks/count")).running === 0, {
    within: 300_000,
    every: 500,
  }).then(() => since(started))
  const busy = await listsPerSecond(client)
  const { running } = await client.call<Counts>("GET", "/api/transcription/tasks/count")
  const seconds = await over
  const quiet = await listsPerSecond(client)
  await server.stop()
  return {
    figures: {
      "lists a second, 60 analyses running": busy,
      "still running after these": running,
      "60 analyses (s)": seconds,
      "lists a second, quiet": quiet,
      ratio: rounded(busy / quiet),
    },
    targets: { "analyses ran all the time": running > 0, "at least half": busy >= quiet / 2 },
  }
}

interface Counts {
  readonly running: number
}

const listsPerSecond = async (client: Client): Promise<number> => {
  const started = performance.now()
  let left = requests
  let done = 0
  const one = async (): Promise<void> => {
    if (left === 0) return
    left -= 1
    await client.call("GET", "/api/transcription/tasks?page=1&page_size=10")
    done += 1
    return one()
  }
  await Promise.all(Array.from({ length: clients }, one))
  return rounded(done / since(started))
}

const lines = englishMeeting.segments.map(({ text }) => text)

/** About four minutes of talk, each a little different. */
const paste = async (client: Client, nth: number): Promise<string> => {
  const text = Array.from({ length: 4 }, (_, part) => lines.map((line) => `${line} ${nth} ${part}`).join("\n")).join(
    "\n",
  )
  const { id } = await client.call<{ id: string }>("POST", "/api/transcription/paste-text", {
    title: `Meeting ${nth}`,
    text,
  })
  return id
}
