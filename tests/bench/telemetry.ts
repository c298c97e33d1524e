import { clientWith } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { aReceiver } from "#tests/support/telemetry/a-receiver.ts"
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { Agent, get } from "node:http"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { type Bench, medianOf, rounded } from "./bench.ts"

const tasks = 30
const rounds = 8
const callsOfRound = 250
/** Milliseconds after a round: what was recorded in it is sent. */
const pause = 1100
/** Calls of each arm, one after the other. */
const pairs = 2000
/** Percent of a list call's time that telemetry may take. */
const allowed = 3

const arms = ["without", "without, again", "all traces", "a tenth of the traces"]

/**
 * What telemetry costs a list of ten tasks. One process serves the same tasks on four ports. They are asked one call after the other,
 * which says how much longer a call takes; and in rounds, which say how much more processor time the process takes, with what is
 * sent afterwards. The second port without telemetry says by how much the same thing differs from itself.
 */
export const telemetryBench: Bench = async (folder) => {
  const receiver = await aReceiver()
  const server = fork(fileURLToPath(new URL("../support/telemetry/telemetry-worker.ts", import.meta.url)), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "/",
      DATA_DIR: join(folder, "data"),
      RECEIVER: receiver.url,
      RATIOS: "1,0.1",
    },
  })
  const [{ ports, token }] = await once(server, "message")
  await fill(`http://127.0.0.1:${ports[0]}`, token)
  const lists = arms.map((_, at) => listing(Number(ports[at]), token))
  await inTurn(lists, (list) => inTurn(Array.from({ length: 400 }), list))
  const times = await inTurn(Array.from({ length: pairs }, (_, nth) => nth), async (nth) => {
    const order = inOrder(nth)
    const took = await inTurn(order, (arm) => timed(lists[arm] ?? nothing))
    return arms.map((_, arm) => took[order.indexOf(arm)] ?? Number.NaN)
  })
  const used = await inTurn(Array.from({ length: rounds }, (_, nth) => nth), async (nth) => {
    const order = inOrder(nth)
    const took = await inTurn(order, (arm) => round(server, lists[arm] ?? nothing))
    return arms.map((_, arm) => took[order.indexOf(arm)] ?? Number.NaN)
  })
  server.kill("SIGTERM")
  await once(server, "exit")
  receiver.close()
  const rows = arms.map((arm, at) => ({
    arm,
    "ms a call": rounded(medianOf(column(times, at))),
    "% longer": more(times, at),
    "processor time, µs a call": Math.round(medianOf(column(used, at)) / callsOfRound),
    "% more processor time": more(used, at),
  }))
  const noise = Math.abs(more(times, 1))
  return {
    figures: { "requests to the receiver": receiver.raw.length, arms: rows },
    targets: {
      [`all traces: a call takes at most ${allowed} % longer, give or take what the same thing differs by`]:
        more(times, 2) <= allowed + noise,
    },
  }
}

type Table = ReadonlyArray<ReadonlyArray<number>>

/** Each arm is first, second, third and last equally often. */
const inOrder = (nth: number): ReadonlyArray<number> => arms.map((_, at) => (at + nth) % arms.length)

const column = (table: Table, arm: number): ReadonlyArray<number> => table.map((row) => row[arm] ?? Number.NaN)

/** Percent, by the median of what was measured side by side. */
const more = (table: Table, arm: number): number =>
  rounded(100 * (medianOf(table.map((row) => (row[arm] ?? Number.NaN) / (row[0] ?? Number.NaN))) - 1))

const nothing = () => Promise.resolve()

/** Milliseconds. */
const timed = async (list: () => Promise<void>): Promise<number> => {
  const started = performance.now()
  await list()
  return performance.now() - started
}

/** Microseconds of the server's processor for a round of calls and what follows from it. */
const round = async (server: ChildProcess, list: () => Promise<void>): Promise<number> => {
  const before = await processorTime(server)
  await inTurn(Array.from({ length: callsOfRound }), list)
  await sleep(pause)
  return await processorTime(server) - before
}

const processorTime = async (server: ChildProcess): Promise<number> => {
  const answered = once(server, "message")
  server.send("time")
  const [{ user, system }] = await answered
  return user + system
}

const fill = async (url: string, token: string): Promise<void> => {
  const person = clientWith(url, token)
  await inTurn(
    Array.from({ length: tasks }, (_, nth) => nth),
    (nth) =>
      person.call("POST", "/api/transcription/paste-text", { title: `Note ${nth}`, text: `Note ${nth}. It rains.` }),
  )
}

/** Lists ten tasks over a connection that stays open. */
const listing = (port: number, token: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const address = `http://127.0.0.1:${port}/api/transcription/tasks?page=1&page_size=10`
  const headers = { authorization: `Bearer ${token}` }
  return () =>
    new Promise<void>((resolve, reject) => {
      get(address, { agent, headers }, (response) => {
        response.resume().on(
          "end",
          () => response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
        )
      }).on("error", reject)
    })
}
