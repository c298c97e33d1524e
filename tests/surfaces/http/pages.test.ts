import { aServer } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { request } from "node:http"
import { assert, describe, it } from "vitest"

const server = aServer()

describe("the web app", () => {
  for (const path of ["/", "/login", "/transcribe/tasks/1", "/share/token/id", "/callback?code=1"]) {
    it(`is at ${path}`, async () => {
      const page = await ask(server.url + path, "GET")
      assert.strictEqual(page.status, 200)
      assert.include(await page.text(), "<title>Parley</title>")
      assert.strictEqual(page.headers.get("cache-control"), "no-cache")
      assert.include(page.headers.get("content-security-policy") ?? "", "frame-ancestors 'none'")
      assert.notInclude(page.headers.get("content-security-policy") ?? "", "unsafe-inline")
      assert.strictEqual(page.headers.get("x-content-type-options"), "nosniff")
      const again = await ask(server.url + path, "GET", {
        headers: { "if-none-match": page.headers.get("etag") ?? "" },
      })
      assert.strictEqual(again.status, 304)
    })
  }

  it("is the only thing a browser may keep", async () => {
    const paths = ["/api/health", "/trpc/account.getCurrentUser", "/files/nothing", "/api/docs"]
    const answers = await Promise.all(paths.map((path) => ask(server.url + path, "GET")))
    const told = answers.map(({ headers }) => headers.get("cache-control"))
    assert.deepStrictEqual(told, paths.map(() => "no-store"))
  })

  it("keeps hashed files for ever, packed where the reader can unpack", async () => {
    const file = await ask(`${server.url}/assets/main-abcdefgh.js`, "GET", {
      headers: { "accept-encoding": "identity" },
    })
    assert.strictEqual(await file.text(), "export {}")
    assert.include(file.headers.get("cache-control") ?? "", "immutable")
    const packed = await ask(`${server.url}/assets/main-abcdefgh.js`, "HEAD", { headers: { "accept-encoding": "br" } })
    assert.strictEqual(packed.headers.get("content-encoding"), "br")
  })

  it("shows nothing outside of its folder", async () => {
    const { port } = new URL(server.url)
    const paths = ["/../a.txt", "/%2e%2e/incoming", "/..%2f..%2fetc/passwd", "/%00", "/%ff.txt"]
    const seen = await Promise.all(
      paths.map((path) =>
        new Promise((resolve, reject) =>
          request({ port, host: "127.0.0.1", path }, (answer) => {
            let text = ""
            answer.on("data", (part: Buffer) => void (text += part.toString()))
            answer.on("end", () => resolve(answer.statusCode === 200 ? text : answer.statusCode))
          }).on("error", reject).end()
        )
      ),
    )
    for (const answer of seen) assert.include([404, "<!doctype html><title>Parley</title>"], answer)
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
    assert.strictEqual(await (await ask(`${server.url}/mcp`, "POST")).text(), "mcp")
  })

  it("publishes the contract", async () => {
    const spec: unknown = await (await ask(`${server.url}/api/openapi.json`, "GET")).json()
    assert.nestedPropertyVal(spec, "openapi", "3.1.0")
    const page = await (await ask(`${server.url}/api/docs`, "GET")).text()
    assert.include(page, "PUT /api/transcription/{id}/edit-title")
    assert.notMatch(page, /(src|href)="https?:/)
  })
})
