import { inTurn } from "#tests/support/server/in-turn.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { Agent, get } from "node:http"
import { type Bench, percentile, rounded } from "./bench.ts"

const tasks = 30
const clients = 50
const requests = 3000
const steady = { aSecond: 100, seconds: 10 }

/** Four times what 50 clients got when this began to count: 165 lists a second, on a quiet machine of the same kind. */
const wanted = 660

/** Lists of ten tasks over connections that stay open: as many as 50 clients get, and 100 a second. */
export const lists: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built", env: { ANALYST: "embedded" } })
  const person = await signUp({ url: server.url, folder, database: null }, "ada@example.org", "pro")
  await inTurn(
    Array.from({ length: tasks }, (_, nth) => nth),
    (nth) =>
      person.call("POST", "/api/transcription/paste-text", { title: `Note ${nth}`, text: `Note ${nth}. It rains.` }),
  )
  await until(async () =>
    (await person.call<{ readonly running: number }>("GET", "/api/transcription/tasks/count")).running === 0
  )
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const headers = { authorization: `Bearer ${person.token}` }
  /** Milliseconds to the last byte. */
  const list = () =>
    new Promise<number>((resolve, reject) => {
      const started = performance.now()
      get(`${server.url}/api/transcription/tasks?page=1&page_size=10`, { agent, headers }, (response) => {
        response.resume().on("end", () => {
          if (response.statusCode === 200) resolve(performance.now() - started)
          else reject(new Error(`status ${response.statusCode}`))
        })
      }).on("error", reject)
    })
  await busy(list, 1000)
  const started = performance.now()
  const times = await busy(list, requests)
  const aSecond = rounded((1000 * requests) / (performance.now() - started))
  const steadily = await paced(list)
  agent.destroy()
  await server.stop()
  return {
    figures: {
      "50 clients: lists a second": aSecond,
      "50 clients: p50, p99 (ms)": `${percentile(times, 50)}, ${percentile(times, 99)}`,
      "100 a second: p50, p99 (ms)": `${percentile(steadily, 50)}, ${percentile(steadily, 99)}`,
    },
    targets: {
      [`at least ${wanted} a second`]: aSecond >= wanted,
      "100 a second: p99 at most 60 ms": percentile(steadily, 99) <= 60,
    },
  }
}

const busy = async (list: () => Promise<number>, count: number): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  let left = count
  const client = async (): Promise<void> => {
    if (left-- <= 0) return
    times.push(await list())
    return client()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}

/** A new request every ten milliseconds, however long the ones before it take. */
const paced = (list: () => Promise<number>): Promise<ReadonlyArray<number>> =>
  Promise.all(Array.from({ length: steady.aSecond * steady.seconds }, async (_, nth) => {
    await new Promise((resolve) => setTimeout(resolve, (1000 * nth) / steady.aSecond))
    return list()
  }))
