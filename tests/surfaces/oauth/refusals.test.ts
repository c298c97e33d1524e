import { Layer } from "effect"
import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import { aProgram, callbackUrl, metadata, saidBy, toolCall } from "../../support/connected-app/a-program.ts"
import { Browser } from "../../support/connected-app/browser.ts"
import { fakeDocuments } from "../../support/connected-app/fake-documents.ts"
import { aServer, tokens } from "../../support/http/a-server.ts"

const liar = "https://programs.example/liar.json"
const server = aServer(
  Layer.orDie(fakeDocuments(new Map([[liar, { ...metadata, client_id: "https://other.example/x" }]]))),
)
const program = aProgram(() => server.url)
const { register, authorize, redeem, connect, call } = program

const known = async (): Promise<string> => (await register()).body.client_id

/** Where it leads, or what the page says. */
const outcome = async (address: URL): Promise<string> => {
  const { status, consent, body } = await new Browser().ask(address)
  return `${status} ${consent === null ? body : consent.searchParams.get("error") ?? consent.pathname}`
}

describe("registration", () => {
  it("makes public clients, without a secret", async () => {
    const { status, body } = await register()
    expect(status).toBe(201)
    expect(body).not.toHaveProperty("client_secret")
  })

  it.each([
    ["a script", "javascript:alert(1)"],
    ["plain http elsewhere", "http://evil.example/cb"],
    ["a fragment", "https://a.example/cb#x"],
  ])("refuses %s to go back to", async (_, address) => {
    const given = { ...metadata, redirect_uris: [address] }
    const answers = [await register(given), await register({ ...given, application_type: "web" })]
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [400, "invalid_redirect_uri"],
      [400, "invalid_redirect_uri"],
    ])
  })

  it("takes an application's own scheme, and a machine's address, from programs that do not say what they are", async () => {
    const { application_type: _, ...unsaid } = metadata
    const { body } = await register({ ...unsaid, redirect_uris: ["cursor://anysphere/callback", callbackUrl] })
    expect(body.application_type).toBe("native")
    expect(await outcome(authorize(body.client_id, { redirect_uri: "http://127.0.0.1:50999/callback" })))
      .toMatch(/^303 \/oauth\/consent\//)
  })

  it("refuses names and lists that are too long", async () => {
    expect((await register({ ...metadata, client_name: "x".repeat(101) })).status).toBe(400)
    const many = Array.from({ length: 21 }, (_one, nth) => `https://a.example/${nth}`)
    expect((await register({ ...metadata, redirect_uris: many })).status).toBe(400)
  })
})

describe("documents of programs", () => {
  it("are still offered after one that is not there, if another was had before", async () => {
    expect(await outcome(authorize(liar))).toMatch(/^400 /)
    expect(await outcome(authorize("https://programs.example/nowhere.json"))).toMatch(/^400 /)
    const offered = await fetch(`${server.url}/.well-known/oauth-authorization-server`)
    expect(await offered.json()).toMatchObject({ client_id_metadata_document_supported: true })
  })
})

describe("a question", () => {
  it("is not asked for another address to go back to: nothing is sent there", async () => {
    const page = await outcome(authorize(await known(), { redirect_uri: "http://127.0.0.1:1/elsewhere" }))
    expect(page).toMatch(/^400 /)
    expect(page).toContain("invalid_redirect_uri")
  })

  it.each([
    ["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["with plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    [
      "for an answer by a form, which our pages may not send",
      { response_mode: "form_post" },
      "unsupported_response_mode",
    ],
    ["for another resource", { resource: "https://elsewhere.example/mcp" }, "invalid_target"],
  ])("is not asked %s", async (_, changed, error) => {
    expect(await outcome(authorize(await known(), changed))).toBe(`303 ${error}`)
  })

  it("is not asked for a program that the server does not know: a page says what to do", async () => {
    const answer = await fetch(authorize("nobody"), { headers: { accept: "text/html" }, redirect: "manual" })
    const page = await answer.text()
    expect([answer.status, page]).toEqual([400, expect.stringContaining("add it again")])
    const german = { accept: "text/html", "accept-language": "de" }
    expect(await (await fetch(authorize("nobody"), { headers: german })).text()).toContain(
      "Dieser Server kennt es nicht",
    )
    expect(page).not.toContain("fonts.googleapis")
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'")
  })

  it.each([
    ["names another id", liar],
    ["cannot be had", "https://programs.example/nothing.json"],
  ])("is not asked for a document that %s", async (_, address) => {
    expect(await outcome(authorize(address))).toMatch(/^400 /)
  })

  it("shows who asks, where it goes and what for; an unknown scope is neither shown nor given", async () => {
    const clientId = await known()
    const { shown, callback } = await new Browser().approve(
      authorize(clientId, { scope: "mcp:read admin" }),
      tokens.ada,
    )
    expect(shown).toEqual({
      client_id: clientId,
      client_name: "Notebook",
      redirect_host: "127.0.0.1:33418",
      is_loopback: true,
      asked_scopes: ["mcp:read"],
      scopes: ["mcp:read", "mcp:write", "mcp:share"],
    })
    const got = await saidBy(await redeem(clientId, callback?.searchParams.get("code") ?? ""))
    expect(got.scope).toBe("mcp:read")
  })

  it("is answered by the person: less than was asked for, or more", async () => {
    expect((await connect(tokens.ada, [])).scope).toBe("mcp:read")
    expect((await connect(tokens.ada, ["mcp:share", "mcp:write"])).scope.split(" ").toSorted())
      .toEqual(["mcp:read", "mcp:share", "mcp:write"])
  })

  it("is not answered in another browser than it was asked in, or by nobody", async () => {
    const attacker = new Browser()
    const { consent } = await attacker.ask(authorize(await known()))
    if (consent === null) throw new Error("no question")
    expect((await new Browser().answer(consent, tokens.ada, { approve: true, scopes: [] })).status).toBe(403)
    expect((await new Browser().get(consent)).status).toBe(403)
    expect((await attacker.answer(consent, "par_nobody", { approve: true, scopes: [] })).status).toBe(401)
    const wrong = await attacker.answer(consent, tokens.ada, { approve: true, scopes: ["admin"] })
    expect([wrong.status, wrong.body.data.error_code]).toEqual([400, "MalformedRequest"])
  })

  it("is not answered with yes by a plan without MCP", async () => {
    const refused = await new Browser().approve(authorize(await known()), tokens.bob)
    expect([refused.status, refused.body.data.error_code]).toEqual([403, "FeatureNotInPlan"])
  })

  it("answered with no goes back, with who says so", async () => {
    const browser = new Browser()
    const { consent } = await browser.ask(authorize(await known()))
    if (consent === null) throw new Error("no question")
    const { callback } = await browser.answer(consent, tokens.ada, { approve: false, scopes: [] })
    expect(callback?.searchParams.get("error")).toBe("access_denied")
    expect(callback?.searchParams.get("iss")).toBe(server.url)
  })

  it("is a page for people", async () => {
    const { consent } = await new Browser().ask(authorize(await known()))
    const page = await fetch(consent ?? "", { headers: { accept: "text/html" }, redirect: "manual" })
    expect([page.status, page.headers.get("location")]).toEqual([
      303,
      `/transcribe/connect/${consent?.pathname.split("/").at(-1)}`,
    ])
  })
})

describe("a code", () => {
  it("works once; sent again, it ends what it gave", async () => {
    const clientId = await known()
    const { callback } = await new Browser().approve(authorize(clientId), tokens.ada)
    const code = callback?.searchParams.get("code") ?? ""
    const { access_token: token } = await saidBy(await redeem(clientId, code))
    expect((await call(token)).status).toBe(200)
    expect((await redeem(clientId, code)).status).toBe(400)
    expect((await call(token)).status).toBe(401)
  })

  it("gives tokens to one of two that send it at once", async () => {
    const clientId = await known()
    const { callback } = await new Browser().approve(authorize(clientId), tokens.ada)
    const code = callback?.searchParams.get("code") ?? ""
    const answers = await Promise.all([redeem(clientId, code), redeem(clientId, code)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it("is bound to its verifier", async () => {
    const clientId = await known()
    const { callback } = await new Browser().approve(authorize(clientId), tokens.ada)
    const wrong = { code_verifier: randomBytes(32).toString("base64url") }
    expect((await redeem(clientId, callback?.searchParams.get("code") ?? "", wrong)).status).toBe(400)
  })

  it("means nothing from an unknown program: 401, which tells it to register again", async () => {
    const answer = await redeem("nobody", "x")
    expect([answer.status, (await saidBy(answer)).error]).toEqual([401, "invalid_client"])
  })
})

describe("a call", () => {
  it("without a token is told where to get one, and what to ask for", async () => {
    const answer = await call(null)
    const challenge = answer.headers.get("www-authenticate")
    expect(answer.status).toBe(401)
    expect(challenge).toContain(`resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`)
    expect(challenge).toContain(`scope="mcp:read"`)
  })

  it.each([
    [["mcp:read"], "create_folder", { name: "Kept out" }, "mcp:read mcp:write"],
    [["mcp:read", "mcp:write"], "share_task", { task_id: "x" }, "mcp:read mcp:share mcp:write"],
  ])("of one that may only %j, to %s, is told all that it needs", async (scopes, name, args, needed) => {
    const { access_token: token } = await connect(tokens.ada, scopes)
    const answer = await call(token, toolCall(name, args))
    expect(answer.status).toBe(403)
    expect(answer.headers.get("www-authenticate")).toContain(`error="insufficient_scope"`)
    expect(answer.headers.get("www-authenticate")).toContain(`scope="${needed}"`)
    expect((await call(token, [toolCall("list_tasks", {}), toolCall(name, args)])).status).toBe(403)
    expect((await call(token, toolCall("run_tool", { name, arguments: args }))).status).toBe(403)
    expect((await call(token, toolCall("list_tasks", {}))).status).toBe(200)
  })
})
