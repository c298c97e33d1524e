import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { Layer } from "effect"
import { request } from "node:http"
import { describe, expect, it } from "vitest"
import { aProgram, metadata } from "../../support/connected-app/a-program.ts"
import { aServer } from "../../support/http/a-server.ts"

const url = "https://parley.example"
const server = aServer(Layer.succeed(PublicAddress, { url }))
const { authorize, call, register } = aProgram(() => server.url)

/** As a proxy would ask, with the headers that it writes; `fetch` would not let them be chosen. */
const through = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: string }>((resolve, reject) => {
    const asking = request(`${server.url}${path}`, { headers }, (answer) => {
      const chunks: Array<Buffer> = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on(
        "end",
        () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    asking.once("error", reject)
    asking.end()
  })

describe("on a public address behind a proxy", () => {
  it.each([
    ["one that keeps the name", { host: "parley.example", "x-forwarded-proto": "https" }],
    ["a plain one", { host: "127.0.0.1:8420" }],
    ["one that says something else", {
      host: "parley.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
    }],
  ])("%s: everything has the public address", async (_, headers) => {
    const found = JSON.parse((await through("/.well-known/oauth-protected-resource/mcp", headers)).body)
    expect(found).toMatchObject({ resource: `${url}/mcp`, authorization_servers: [url] })
    const offered = JSON.parse((await through("/.well-known/oauth-authorization-server", headers)).body)
    expect(offered).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      token_endpoint: `${url}/oauth/token`,
      registration_endpoint: `${url}/oauth/register`,
      revocation_endpoint: `${url}/oauth/revoke`,
      code_challenge_methods_supported: ["S256"],
      response_modes_supported: ["query", "fragment"],
      token_endpoint_auth_methods_supported: ["none"],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    })
  })

  it("questions are kept by cookies for TLS, signed, short, out of reach of scripts, and for one page", async () => {
    const { client_id: clientId } = (await register()).body
    const { pathname, search } = authorize(clientId, { resource: `${url}/mcp` })
    const { status, headers } = await through(pathname + search, { host: "127.0.0.1:8420" })
    expect(status).toBe(303)
    const cookies = [headers["set-cookie"]].flat().map(String)
    const question = cookies.filter((one) => one.startsWith("__Secure-oauth_question"))
    expect(question.map((one) => one.split("=")[0])).toEqual(["__Secure-oauth_question", "__Secure-oauth_question.sig"])
    for (const one of cookies) expect(one).toMatch(/; secure; httponly|; samesite=lax; secure|secure/i)
    for (const one of question) {
      expect(one).toMatch(/^[^;]+; path=\/oauth\/consent\/[\w-]+; expires=[^;]+; samesite=lax; secure; httponly$/i)
    }
  })

  it("a call is told to ask there, and a token for this machine's own name is not issued", async () => {
    expect((await call(null)).headers.get("www-authenticate"))
      .toContain(`resource_metadata="${url}/.well-known/oauth-protected-resource/mcp"`)
    const { client_id: clientId } = (await register(metadata)).body
    const { pathname, search } = authorize(clientId)
    const { headers } = await through(pathname + search, { host: "127.0.0.1:8420" })
    expect(headers["location"]).toContain("error=invalid_target")
  })
})
