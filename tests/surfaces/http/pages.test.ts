import { aServer } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { assert, describe, it } from "vitest"

const server = aServer()

describe("what a browser may keep", () => {
  it("is nothing but the web app", async () => {
    const paths = ["/api/health", "/trpc/account.getCurrentUser", "/files/nothing", "/api/docs", "/api/version"]
    const answers = await Promise.all(paths.map((path) => ask(server.url + path, "GET")))
    const policies = answers.map(({ headers }) => headers.get("cache-control"))
    assert.deepStrictEqual(policies, paths.map(() => "no-store"))
  })
})

describe("what else is mounted", () => {
  it("hands MCP requests on", async () => {
    const refused = await ask(`${server.url}/mcp`, "POST", { json: {} })
    assert.strictEqual(refused.status, 401)
    assert.include(refused.headers.get("www-authenticate") ?? "", 'realm="parley"')
  })

  it("publishes the contract", async () => {
    const spec: unknown = await (await ask(`${server.url}/api/openapi.json/`, "GET")).json()
    assert.nestedPropertyVal(spec, "openapi", "3.1.0")
    assert.nestedPropertyVal(spec, "info.title", "Parley <&>")
    const page = await (await ask(`${server.url}/api/docs/`, "GET")).text()
    assert.include(page, "PUT /api/transcription/{id}/edit-title")
    assert.notMatch(page, /(src|href)="https?:/)
  })
})
