import { TooManyRequests } from "#domain/kernel/errors.ts"
import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import type { RateLimit } from "#domain/kernel/rate-limits.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, type Asked } from "#tests/support/http/call.ts"
import { encoded } from "#tests/support/http/tus.ts"
import { until } from "#tests/support/until.ts"
import { callsPerRequest } from "#web/request/calls-per-request.ts"
import { Effect, Layer, Logger } from "effect"
import { assert, describe, it } from "vitest"
import { WebSocket } from "ws"

const busy = "203.0.113.9"
const usedUp = new Set<string>()
const usesOf = new Map<string, number>()
const limiter = Layer.succeed(RateLimiter, {
  consume: (key, _, uses) => {
    usesOf.set(key, (usesOf.get(key) ?? 0) + uses)
    return usedUp.has(key) ? Effect.fail(new TooManyRequests({ retryAfter: 41.5 })) : Effect.void
  },
})
const behindProxy = aServer(limiter, null, "127.0.0.1")
const lines: Array<string> = []
const log = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])
const alone = aServer(Layer.merge(limiter, log))

const exhausted = (limit: RateLimit, network: string) => {
  usedUp.clear()
  usedUp.add(`${limit}:${network}`)
}

const tool = (name: string, args: object): Asked => ({
  as: "ada",
  json: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
  headers: { accept: "application/json, text/event-stream" },
})
const tus: Asked = {
  as: "ada",
  headers: { "tus-resumable": "1.0.0", "upload-length": "5", "upload-metadata": `filename ${encoded("a.wav")}` },
}

const from = (address: string, path: string, method: string, asked: Asked = {}, server = behindProxy) =>
  ask(server.url + path, method, { ...asked, headers: { ...asked.headers, "x-forwarded-for": address } })

const surfaces: ReadonlyArray<readonly [string, string, string, Asked]> = [
  ["REST", "/api/auth/user", "GET", { as: "ada" }],
  ["REST, for visitors,", "/api/version", "GET", {}],
  ["a ticket", "/api/uploads/nothing?ticket=x", "PUT", { body: "bytes" }],
  ["tRPC", "/trpc/account.getCurrentUser", "GET", { as: "ada" }],
  ["a resumable upload", "/files", "POST", tus],
  ["MCP", "/mcp", "POST", tool("get_usage", {})],
]

describe("calls in general", () => {
  it.each(surfaces)("by %s are limited by network", async (_, path, method, asked) => {
    exhausted("calls from a network", busy)
    const refused = await from(busy, path, method, asked)
    assert.deepStrictEqual([refused.status, refused.headers.get("retry-after")], [429, "42"])
    assert.include(await refused.text(), "TooManyRequests")
    assert.notStrictEqual((await from("203.0.113.10", path, method, asked)).status, 429)
  })

  it("tell a program how long to wait", async () => {
    exhausted("calls from a network", busy)
    const body: unknown = await (await from(busy, "/api/auth/user", "GET")).json()
    assert.nestedInclude(body, { code: 429, "data.error_code": "TooManyRequests", "data.retry_after": 41.5 })
  })

  it("are not limited for health checks, nor for the machine itself", async () => {
    exhausted("calls from a network", busy)
    assert.strictEqual((await from(busy, "/api/health", "GET")).status, 200)
    assert.strictEqual((await ask(`${behindProxy.url}/api/version`, "GET")).status, 200)
  })

  it("are not attributed by a header of a proxy that is not trusted, which is logged once", async () => {
    exhausted("calls from a network", busy)
    assert.strictEqual((await from(busy, "/api/version", "GET", {}, alone)).status, 200)
    assert.strictEqual((await from(busy, "/api/version", "GET", {}, alone)).status, 200)
    const warnings = lines.filter((line) => line.includes("TRUSTED_PROXIES"))
    assert.lengthOf(warnings, 1)
    assert.notInclude(warnings.join(), busy)
  })
})

const callsCounted = async (address: string, path: string, method: string, asked: Asked) => {
  const key = `calls from a network:${address}`
  usedUp.clear()
  usesOf.delete(key)
  const { status } = await from(address, path, method, asked)
  return { status, calls: usesOf.get(key) }
}

const repeated = <A>(one: A, times: number): ReadonlyArray<A> => Array.from({ length: times }, () => one)
const trpcBatch = (size: number): string => {
  const input = JSON.stringify(Object.fromEntries(repeated({}, size).entries()))
  return `/trpc/${repeated("account.getCurrentUser", size).join()}?batch=1&input=${encodeURIComponent(input)}`
}
const mcpBatch = (size: number): Asked => {
  const one = tool("get_usage", {})
  return { ...one, json: repeated(one.json, size) }
}

describe("calls in one request", () => {
  it("count one by one, by tRPC and by MCP", async () => {
    const byTrpc = await callsCounted(busy, trpcBatch(callsPerRequest), "GET", { as: "ada" })
    assert.deepStrictEqual(byTrpc, { status: 200, calls: callsPerRequest })
    assert.deepStrictEqual(await callsCounted(busy, "/mcp", "POST", mcpBatch(3)), { status: 200, calls: 3 })
  })

  it("may be twenty by tRPC; more are refused with the number, and are one call", async () => {
    assert.deepStrictEqual(await callsCounted(busy, trpcBatch(20), "GET", { as: "ada" }), { status: 200, calls: 20 })
    assert.deepStrictEqual(await callsCounted(busy, trpcBatch(21), "GET", { as: "ada" }), { status: 400, calls: 1 })
    const refused = await (await from(busy, trpcBatch(21), "GET", { as: "ada" })).text()
    assert.include(refused, "A request may carry 20 calls at most")
    assert.include(refused, "MalformedRequest")
  })

  it("may be a hundred by MCP; more are refused with the number, and are one call", async () => {
    assert.deepStrictEqual(await callsCounted(busy, "/mcp", "POST", mcpBatch(101)), { status: 400, calls: 1 })
    const refused = await (await from(busy, "/mcp", "POST", mcpBatch(101))).text()
    assert.include(refused, "a batch may hold 100 messages at most")
  })
})

describe("what is limited by itself", () => {
  const email = { email: "ada@example.org" }
  const verify = { token: "link_guessed", device_id: "laptop" }
  const file = { file_name: "a.wav", size: 5 }
  const cases: ReadonlyArray<readonly [RateLimit, string, string, Asked]> = [
    ["sign-in links from a network", "/api/auth/email-link", "POST", { json: email }],
    ["sign-in links from a network", "/trpc/signIn.requestSignInLink", "POST", { json: email }],
    ["sign-ins from a network", "/api/auth/email-link/verify", "POST", { json: verify }],
    ["sign-ins from a network", "/trpc/signIn.signInByLink", "POST", { json: verify }],
    ["uploads from a network", "/api/uploads", "POST", { as: "ada", json: file }],
    ["uploads from a network", "/trpc/intake.openUpload", "POST", { as: "ada", json: file }],
    ["uploads from a network", "/files", "POST", tus],
  ]

  it.each(cases)("%s, at %s", async (limit, path, method, asked) => {
    exhausted(limit, "2001:db8:1:2::/64")
    const refused = await from("2001:db8:1:2::7", path, method, asked)
    assert.deepStrictEqual([refused.status, refused.headers.get("retry-after")], [429, "42"])
    assert.include(await refused.text(), "TooManyRequests")
    assert.notStrictEqual((await from("2001:db8:1:3::7", path, method, asked)).status, 429)
  })

  it("holds for assistants, and says how long to wait", async () => {
    exhausted("uploads from a network", busy)
    const answer = await (await from(busy, "/mcp", "POST", tool("create_upload_ticket", file))).text()
    assert.include(answer, "TooManyRequests")
    assert.include(answer, "Retry after 42 seconds")
  })
})

/** Its status if it is refused. */
const openSocket = (address: string): Promise<WebSocket | number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${behindProxy.url.replace("http", "ws")}/collab`, {
      headers: { "x-forwarded-for": address },
    })
    socket.on("open", () => resolve(socket))
    socket.on("unexpected-response", (_, { statusCode }) => resolve(statusCode ?? 0))
    socket.on("error", reject)
  })

describe("sockets for writing together", () => {
  it("are limited by network, whether or not they show a ticket", async () => {
    const opened = await Promise.all(Array.from({ length: 500 }, () => openSocket(busy)))
    const [one, ...others] = opened.filter((socket) => socket instanceof WebSocket)
    assert.lengthOf(others, 499)
    assert.strictEqual(await openSocket(busy), 429)
    const elsewhere = await openSocket("203.0.113.10")
    assert.instanceOf(elsewhere, WebSocket)
    one?.close()
    const again = await until(async () => {
      const socket = await openSocket(busy)
      return socket instanceof WebSocket && socket
    })
    for (const socket of [...others, elsewhere, again]) if (socket instanceof WebSocket) socket.terminate()
  })
})
