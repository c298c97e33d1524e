import { inTurn } from "#tests/support/server/in-turn.ts"
import { memoryOf } from "#tests/support/server/processes.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { Agent, get, type IncomingMessage } from "node:http"
import { type Bench, percentile, rounded } from "./bench.ts"

const edits = 100
const rounds = 4
/** More than a link may have. */
const asked = 400
const megabyte = 1_000_000

/** What the viewers of one link cost, and whether an edit of what they look at holds up everybody else. */
export const streams: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built" })
  const person = await signUp({ url: server.url, folder, database: null }, "ada@example.org", "pro")
  const { id } = await person.example()
  const { share_url } = await person.call<{ share_url: string }>("POST", `/api/transcription/tasks/${id}/share`, {})
  const token = new URL(share_url).searchParams.get("token") ?? ""
  const address = `${server.url}/api/transcription/share/${token}/${id}/events`
  const agent = new Agent({ keepAlive: false })
  const openAll = () => Promise.all(Array.from({ length: asked }, () => openStream(address, agent)))
  /** Milliseconds that a request takes which arrives right after an edit. */
  const besideEdits = (count: number) =>
    inTurn(Array.from({ length: count }, (_, nth) => nth), async (nth) => {
      const edit = person.call("PUT", `/api/transcription/${id}/edit`, { title: `Title ${nth}` })
      const started = performance.now()
      await (await fetch(`${server.url}/api/health`)).text()
      const time = performance.now() - started
      await edit
      return time
    })
  // What opening them leaves in memory until it is collected is not what they cost.
  const first = await openAll()
  first.forEach((answer) => answer.destroy())
  await besideEdits(edits)
  // By turns, so that the machine treats both alike.
  const turns = await inTurn(Array.from({ length: rounds }, (_, nth) => nth), async () => {
    const quiet = await besideEdits(edits)
    const before = memoryOf(server.pid).now / megabyte
    const opened = await openAll()
    const open = opened.filter(({ statusCode }) => statusCode === 200).length
    const watched = await besideEdits(edits)
    const after = memoryOf(server.pid).now / megabyte
    opened.forEach((answer) => answer.destroy())
    return { quiet, watched, open, memory: after - before }
  })
  await server.stop()
  const quiet = turns.flatMap((turn) => turn.quiet)
  const watched = turns.flatMap((turn) => turn.watched)
  const open = Math.max(...turns.map((turn) => turn.open))
  const ratio = rounded(percentile(watched, 99) / percentile(quiet, 99))
  return {
    figures: {
      "streams asked for, open": `${asked}, ${open}`,
      "memory of a stream, each round (kB)": turns.map(({ memory }) => rounded((1000 * memory) / open)).join(", "),
      "health beside an edit, quiet: p50, p99 (ms)": `${percentile(quiet, 50)}, ${percentile(quiet, 99)}`,
      "health beside an edit, watched: p50, p99 (ms)": `${percentile(watched, 50)}, ${percentile(watched, 99)}`,
      "p99 watched ÷ quiet": ratio,
    },
    targets: {
      "more streams than a link may have are refused": open < asked,
      "p99 of others while an edit is watched at most 2 × quiet": ratio <= 2,
    },
  }
}

const openStream = (url: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      resolve(answer)
    }).once("error", reject)
  })
