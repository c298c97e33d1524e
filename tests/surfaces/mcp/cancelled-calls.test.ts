import { Answerer } from "#domain/asking/answerer.port.ts"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { Effect, Layer, Stream } from "effect"
import { expect, it } from "vitest"
import { askAsOf2026 } from "../../support/product/mcp-2026.ts"
import { anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting } from "../../support/product/seeded.ts"

let begun = () => {}
let ended = () => {}

const slow = Layer.succeed(Answerer, {
  prepare: () => Effect.void,
  name: "slow",
  answer: () =>
    Stream.fromEffect(
      Effect.andThen(Effect.sync(() => begun()), Effect.onInterrupt(Effect.never, () => Effect.sync(() => ended()))),
    ),
  suggest: () => Effect.succeed([]),
})
const endpoint = anEndpoint(slow)

/** Resolve once an answer is begun, and once it is given up. */
const nextAnswer = () => ({
  isBegun: new Promise<void>((resolve) => (begun = resolve)),
  isEnded: new Promise<void>((resolve) => (ended = resolve)),
})

const question = { name: "ask_task", arguments: { task_id: meeting, question: "What was said?" } }

it("a call that its client cancels in its session is given up", async () => {
  const client = new Client({ name: "test", version: "0" }, { capabilities: { elicitation: {} } })
  const headers = { authorization: `Bearer ${endpoint().key}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(endpoint().url), { requestInit: { headers } }))
  const { isBegun, isEnded } = nextAnswer()
  const abort = new AbortController()
  const called = client.callTool(question, undefined, { signal: abort.signal })
  await isBegun
  abort.abort("enough")
  await expect(called).rejects.toThrow("enough")
  await isEnded
  await client.close()
})

it("a call of a client without a session is given up when it hangs up", async () => {
  const { isBegun, isEnded } = nextAnswer()
  const abort = new AbortController()
  const called = askAsOf2026(endpoint(), "tools/call", question, {}, abort.signal)
  await isBegun
  abort.abort()
  await expect(called).rejects.toThrow("aborted")
  await isEnded
})
