import { aServer } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { request } from "node:http"
import { assert, describe, it } from "vitest"

const server = aServer()

describe("what a browser may keep", () => {
  it("is nothing but the web app", async () => {
    const paths = ["/api/health", "/trpc/account.getCurrentUser", "/files/nothing", "/api/docs", "/api/version"]
    const answers = await Promise.all(paths.map((path) => ask(server.url + path, "GET")))
    const told = answers.map(({ headers }) => headers.get("cache-control"))
    assert.deepStrictEqual(told, paths.map(() => "no-store"))
  })
})

describe("the outbox", () => {
  it("shows kept mails with links that can be followed", async () => {
    const page = await (await ask(`${server.url}/outbox`, "GET")).text()
    assert.include(page, "Your &lt;link&gt;")
    assert.include(page, '<a href="http://127.0.0.1:8420/callback?code=1">')
    const json: unknown = await (await ask(`${server.url}/outbox.json`, "GET")).json()
    assert.nestedPropertyVal(json, "data.items[0].to", "ada@example.org")
  })

  it("does not answer what a proxy passes on", async () => {
    assert.strictEqual(
      (await ask(`${server.url}/outbox`, "GET", { headers: { "x-forwarded-for": "203.0.113.7" } })).status,
      403,
    )
  })

  it("answers only under a loopback name", async () => {
    const { port } = new URL(server.url)
    const status = await new Promise((resolve, reject) =>
      request({ port, host: "127.0.0.1", path: "/outbox", headers: { host: "parley.example" } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on("error", reject).end()
    )
    assert.strictEqual(status, 403)
  })
})

describe("what else is mounted", () => {
  it("hands MCP requests on", async () => {
    const refused = await ask(`${server.url}/mcp`, "POST", { json: {} })
    assert.strictEqual(refused.status, 401)
    assert.include(refused.headers.get("www-authenticate") ?? "", 'realm="parley"')
  })

  it("publishes the contract", async () => {
    const spec: unknown = await (await ask(`${server.url}/api/openapi.json`, "GET")).json()
    assert.nestedPropertyVal(spec, "openapi", "3.1.0")
    assert.nestedPropertyVal(spec, "info.title", "Parley <&>")
    const page = await (await ask(`${server.url}/api/docs`, "GET")).text()
    assert.include(page, "PUT /api/transcription/{id}/edit-title")
    assert.notMatch(page, /(src|href)="https?:/)
  })
})
