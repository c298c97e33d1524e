import { aServer, outboxKey } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { plainProxy } from "#tests/support/http/plain-proxy.ts"
import { request } from "node:http"
import { assert, describe, it, onTestFinished } from "vitest"

const server = aServer()

const opened = async () => {
  const answer = await ask(`${server.url}/outbox?key=${outboxKey}`, "GET")
  return { answer, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" }
}

describe("the outbox", () => {
  it("answers nobody behind a proxy that rewrites the host and names no caller", async () => {
    const proxy = await plainProxy(server.url)
    onTestFinished(proxy.close)
    const [page, json] = await Promise.all(
      ["/outbox", "/outbox.json"].map((path) => ask(proxy.url + path, "GET", { headers: { host: "parley.example" } })),
    )
    assert.deepStrictEqual([page?.status, json?.status], [403, 403])
    assert.notInclude(`${await page?.text()}${await json?.text()}`, "callback")
  })

  it("opens by its address, which leaves a cookie and not the key in the address bar", async () => {
    const { answer, cookie } = await opened()
    assert.strictEqual(answer.status, 303)
    assert.strictEqual(answer.headers.get("location"), "/outbox")
    const attributes = answer.headers.get("set-cookie") ?? ""
    for (const wanted of ["HttpOnly", "SameSite=Strict", "Path=/outbox"]) assert.include(attributes, wanted)
    const page = await (await ask(`${server.url}/outbox`, "GET", { headers: { cookie } })).text()
    assert.include(page, "Your &lt;link&gt;")
    assert.include(page, '<a href="http://127.0.0.1:8420/callback?code=1">')
  })

  it("hands its mails to a program with the key", async () => {
    const json: unknown = await (await ask(`${server.url}/outbox.json?key=${outboxKey}`, "GET")).json()
    assert.nestedPropertyVal(json, "data.items[0].to", "ada@example.org")
  })

  it("says where its address was printed to someone without the key, or with a wrong one", async () => {
    const wrong = `${outboxKey.slice(1)}x`
    const asked = ["/outbox", "/outbox?key=", `/outbox?key=${wrong}`].map((path) => ask(server.url + path, "GET"))
    const answers = await Promise.all([
      ...asked,
      ask(`${server.url}/outbox`, "GET", { headers: { cookie: `parley_outbox=${wrong}` } }),
    ])
    assert.deepStrictEqual(answers.map(({ status }) => status), [403, 403, 403, 403])
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    for (const page of pages) assert.include(page, "printed when the server started")
    const refused = await call(`${server.url}/outbox.json?key=${wrong}`, "GET")
    assert.nestedInclude(refused, { status: 403, code: 403, "data.error_code": "OutboxKeyRequired" })
  })

  it("does not answer what a proxy passes on, even with the key", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7", cookie: (await opened()).cookie }
    assert.strictEqual((await ask(`${server.url}/outbox`, "GET", { headers })).status, 403)
    assert.strictEqual((await ask(`${server.url}/outbox?key=${outboxKey}`, "GET", { headers })).status, 403)
  })

  it("answers only under a loopback name", async () => {
    const { port } = new URL(server.url)
    const path = `/outbox?key=${outboxKey}`
    const status = await new Promise((resolve, reject) =>
      request({ port, host: "127.0.0.1", path, headers: { host: "parley.example" } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on("error", reject).end()
    )
    assert.strictEqual(status, 403)
  })
})
