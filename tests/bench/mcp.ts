import { inTurn } from "#tests/support/server/in-turn.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { type Bench, percentile, rounded } from "./bench.ts"

const atOnce = 10
const batch = 200
const rounds = 12

/** Calls of an assistant beside the same calls by REST, in batches by turns, so that the machine treats both alike. */
export const mcpCalls: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built" })
  const person = await signUp({ url: server.url, folder, database: null }, "ada@example.org", "pro")
  const { key } = await person.call<{ key: string }>("POST", "/api/mcp/keys", { name: "bench" })
  await person.example()
  const get = (path: string) => () =>
    fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${person.token}` } })
  const call = (name: string) => () =>
    fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } }),
    })
  const pairs = [
    { name: "usage", rest: get("/api/usage"), mcp: call("get_usage") },
    { name: "list", rest: get("/api/transcription/tasks"), mcp: call("list_tasks") },
  ]
  const found = await inTurn(pairs, async ({ name, rest, mcp }) => {
    await timesOf(rest, batch)
    await timesOf(mcp, batch)
    const turns = await inTurn(
      Array.from({ length: rounds }, (_, nth) => nth),
      async () => ({ rest: await timesOf(rest, batch), mcp: await timesOf(mcp, batch) }),
    )
    const restTimes = turns.flatMap((turn) => turn.rest)
    const mcpTimes = turns.flatMap((turn) => turn.mcp)
    const ratio = rounded(percentile(mcpTimes, 99) / percentile(restTimes, 99))
    return {
      figures: {
        [`${name}: REST p50, p99 (ms)`]: `${percentile(restTimes, 50)}, ${percentile(restTimes, 99)}`,
        [`${name}: MCP p50, p99 (ms)`]: `${percentile(mcpTimes, 50)}, ${percentile(mcpTimes, 99)}`,
        [`${name}: MCP ÷ REST at p50, p99`]: `${
          rounded(percentile(mcpTimes, 50) / percentile(restTimes, 50))
        }, ${ratio}`,
      },
      targets: { [`${name}: p99 at ${atOnce} at once at most 1.3 × REST`]: ratio <= 1.3 },
    }
  })
  await server.stop()
  return {
    figures: Object.assign({}, ...found.map(({ figures }) => figures)),
    targets: Object.assign({}, ...found.map(({ targets }) => targets)),
  }
}

/** Milliseconds of each of `count` calls, ten at once. */
const timesOf = async (send: () => Promise<Response>, count: number): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  let left = count
  const caller = async (): Promise<void> => {
    if (left-- <= 0) return
    const started = performance.now()
    const response = await send()
    const text = await response.text()
    times.push(performance.now() - started)
    if (response.status !== 200 || text.includes('"isError":true')) throw new Error(text)
    return caller()
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return times
}
