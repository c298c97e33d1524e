import { prometheusText } from "#adapters/system/opentelemetry/prometheus.ts"
import { layer } from "#adapters/system/opentelemetry/telemetry.ts"
import { serveMetrics } from "#api/http/metrics-port.ts"
import { aServer, operatorToken } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { aReceiver, attributesOf } from "#tests/support/telemetry/a-receiver.ts"
import { rootsOf } from "#tests/support/telemetry/span-tree.ts"
import { telemetryTo } from "#tests/support/telemetry/telemetry-to.ts"
import { until } from "#tests/support/until.ts"
import { Effect } from "effect"
import { request } from "node:http"
import { afterAll, assert, describe, expect, it } from "vitest"

let isSilent = false
const receiver = await aReceiver(() => isSilent ? null : 200)

afterAll(() => receiver.close())

const server = aServer(layer(telemetryTo(receiver.url)), null, "127.0.0.1")

// Before the server stops: it would wait for an answer.
afterAll(() => {
  isSilent = false
  receiver.hangUp()
})

const asking = () =>
  Promise.all(Array.from({ length: 20 }, () => ask(`${server.url}/api/transcription/tasks`, "GET", { as: "ada" })))

const traceId = "0af7651916cd43dd8448eb211c80319c"

describe("requests", () => {
  it("continue the trace of a proxy, with what is done for them below", async () => {
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, authorization: "Bearer par_ada" }
    await fetch(`${server.url}/api/transcription/tasks?page=1`, { headers })
    await fetch(`${server.url}/trpc/library.listTasks?input=%7B%7D`, { headers })
    const mine = () => receiver.spans.filter((span) => span.traceId === traceId)
    await until(() => mine().filter(({ kind }) => kind === 2).length === 2)
    const requests = rootsOf(mine())
    assert.deepStrictEqual(requests.map(({ name, parentSpanId }) => ({ name, parentSpanId })), [
      { name: "GET /api/transcription/tasks", parentSpanId: "b7ad6b7169203331" },
      { name: "GET /trpc/library.listTasks", parentSpanId: "b7ad6b7169203331" },
    ])
    assert.deepStrictEqual(
      requests.map(attributesOf),
      requests.map(({ name }) => ({
        "http.request.method": "GET",
        "http.route": name.slice(4),
        "http.response.status_code": "200",
      })),
    )
    assert.strictEqual(mine().filter(({ name }) => name === "library.listTasks").length, 2)
  })

  it("are answered as ever while the receiver says nothing", async () => {
    isSilent = true
    const before = receiver.raw.length
    const first = await asking()
    await until(() => receiver.raw.length > before)
    const answers = first.concat(await asking())
    assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [200])
  })
})

/** Asks a port of the metrics by this name. */
const asked = (port: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode))
    })
    sent.on("error", reject).end()
  })

let isReady = true

const serving = (token: string | null, test: (port: number) => Promise<void>) =>
  Effect.runPromise(Effect.scoped(Effect.flatMap(
    serveMetrics({ host: "127.0.0.1", port: 0, token, text: prometheusText, isReady: Effect.sync(() => isReady) }),
    (port) => Effect.promise(() => test(port)),
  )))

describe("the port of the metrics", () => {
  it("is for programs on this machine, not for a page that points its name here", () =>
    serving(null, async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
      assert.strictEqual(answer.headers.get("content-type"), "text/plain; version=0.0.4; charset=utf-8")
      expect(await answer.text()).toContain("# TYPE http_server_request_duration_seconds histogram")
      assert.strictEqual(await asked(port, "/metrics", { host: "evil.example" }), 421)
      assert.strictEqual(await asked(port, "/"), 404)
    }))

  it("asks for the operator's token elsewhere", () =>
    serving(operatorToken, async (port) => {
      assert.strictEqual(await asked(port, "/metrics"), 401)
      assert.strictEqual(await asked(port, "/metrics", { authorization: "Bearer wrong" }), 401)
      assert.strictEqual(await asked(port, "/metrics", { authorization: `Bearer ${operatorToken}` }), 200)
    }))

  it("tells any machine that runs the process whether it lives and is ready, and nothing else", () =>
    serving(operatorToken, async (port) => {
      const states = () => Promise.all(["/live", "/ready"].map((path) => asked(port, path, { host: "10.0.0.7" })))
      assert.deepStrictEqual(await states(), [200, 200])
      isReady = false
      assert.deepStrictEqual(await states(), [200, 503])
    }))

  it("is not that of the people", async () => {
    const { status, headers } = await fetch(`${server.url}/metrics`, { headers: { accept: "application/json" } })
    assert.deepInclude([404], status)
    assert.notInclude(headers.get("content-type") ?? "", "text/plain")
  })
})
