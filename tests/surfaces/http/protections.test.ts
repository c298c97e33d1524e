import { logLine } from "#cli/log-line.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { Effect, Logger } from "effect"
import { request } from "node:http"
import { connect } from "node:net"
import { assert, describe, it } from "vitest"

const server = aServer()

describe("every answer", () => {
  it.each(
    [
      ["GET", "/", undefined],
      ["GET", "/transcribe/login", undefined],
      ["GET", "/no/such/page", undefined],
      ["GET", "/assets/none.js", undefined],
      ["GET", "/api/usage", undefined],
      ["GET", "/api/usage", "ada"],
      ["GET", "/api/none", undefined],
      ["DELETE", "/api/usage", "ada"],
      ["POST", "/trpc/task.none", undefined],
    ] as const,
  )("is not guessed at, and its address goes nowhere: %s %s as %s", async (method, path, as) => {
    const { headers } = await ask(server.url + path, method, as === undefined ? {} : { as })
    assert.deepStrictEqual(
      [headers.get("x-content-type-options"), headers.get("referrer-policy")],
      ["nosniff", "no-referrer"],
    )
  })
})

describe("HTTP", () => {
  it("has no TRACE, which would return a request with its secrets", async () => {
    const { hostname, port } = new URL(server.url)
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, method: "TRACE", path: "/api/usage" }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on("error", reject).end()
    })
    assert.strictEqual(status, 405)
  })

  it.each([
    ["two lengths", "Content-Length: 2\r\nContent-Length: 40"],
    ["a length and chunks", "Content-Length: 2\r\nTransfer-Encoding: chunked"],
    ["a length that is no number", "Content-Length: 2x"],
  ])("refuses a request whose end is ambiguous: %s", async (_, header) => {
    const { hostname, port } = new URL(server.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let text = ""
      socket.on("data", (part) => text += part.toString())
      socket.on("close", () => resolve(text))
      socket.on("error", reject)
      socket.write(`POST /api/auth/email-link HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${header}\r\n\r\n{}`)
    })
    assert.match(answer, /^HTTP\/1\.1 400 /)
    assert.lengthOf(answer.match(/HTTP\/1\.1 /g) ?? [], 1)
  })
})

describe("what is sent", () => {
  it("is decoded once", async () => {
    const name = "%2541 %41 &lt;b&gt; \\u0041 +"
    const made = await call(`${server.url}/api/folder`, "POST", { as: "ada", json: { name } })
    assert.deepInclude(made.data, { name })
  })

  it("changes no prototype", async () => {
    const json = '{"name": "a", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'
    const headers = { "content-type": "application/json" }
    await ask(`${server.url}/api/folder`, "POST", { as: "ada", body: json, headers })
    const form = new FormData()
    form.append("__proto__[polluted]", "1")
    form.append("__proto__", "1")
    form.append("constructor.prototype.polluted", "1")
    await ask(`${server.url}/api/transcription/create`, "POST", { as: "ada", body: form })
    await ask(`${server.url}/api/usage?__proto__[polluted]=1`, "GET", { as: "ada" })
    assert.isUndefined(Reflect.get({}, "polluted"))
  })
})

describe("a line of the log", () => {
  it("stays one line, with its time in UTC, whatever is in it", () => {
    const lines: Array<string> = []
    const kept = Logger.map(logLine, (line) => void lines.push(line))
    const forged = "x\r\ntimestamp=2026-01-01T00:00:00Z level=ERROR message=forged"
    const logged = Effect.logWarning(`refused ${forged}`, { reason: forged }).pipe(Effect.annotateLogs("from", forged))
    Effect.runSync(Effect.provide(logged, Logger.layer([kept])))
    assert.lengthOf(lines, 1)
    assert.notMatch(lines[0] ?? "", /[\r\n]/)
    assert.match(lines[0] ?? "", /^timestamp=\d{4}-\d\d-\d\dT[\d:.]+Z level=WARN /)
  })
})
