import { engineRouter } from "#api/trpc/engine.ts"
import { aServer, operatorToken, outboxKey, tokens } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { plainProxy } from "#tests/support/http/plain-proxy.ts"
import { assert, describe, it, onTestFinished } from "vitest"

const server = aServer()

const list = (headers: Record<string, string>, url = server.url) =>
  ask(`${url}/trpc/engine.listEngines?input=%7B%7D`, "GET", { headers })

const cookieOf = (answer: Response): string =>
  answer.headers.getSetCookie().map((one) => one.split(";")[0]).filter((one) => one?.startsWith("parley_op")).join("; ")

const entered = async (key: string, url = server.url) => cookieOf(await ask(`${url}/operator?key=${key}`, "GET"))
const typed = (token: string, headers: Record<string, string> = {}) =>
  ask(`${server.url}/operator`, "POST", { json: { token }, headers })

describe("the operator's page", () => {
  it("opens by the address that was printed at start", async () => {
    const answer = await ask(`${server.url}/operator?key=${outboxKey}`, "GET")
    assert.deepStrictEqual([answer.status, answer.headers.get("location")], [303, "/transcribe/engines"])
    const [secret = "", mark = ""] = answer.headers.getSetCookie()
    for (const wanted of ["HttpOnly", "SameSite=Strict", "Path=/trpc"]) assert.include(secret, wanted)
    assert.notInclude(mark, outboxKey)
    assert.strictEqual((await list({ cookie: cookieOf(answer) })).status, 200)
  })

  it("opens to a browser that has opened the outbox", async () => {
    const answer = await ask(`${server.url}/outbox?key=${outboxKey}`, "GET")
    assert.strictEqual((await list({ cookie: cookieOf(answer) })).status, 200)
  })

  it("opens by the configured token, from anywhere", async () => {
    const answer = await typed(operatorToken, { "x-forwarded-for": "203.0.113.7" })
    assert.strictEqual(answer.status, 200)
    const cookie = cookieOf(answer)
    assert.strictEqual((await list({ cookie, "x-forwarded-for": "203.0.113.7" })).status, 200)
  })

  it.each(["", "wrong", `${outboxKey}x`, operatorToken.slice(1)])("stays closed with the token %j", async (token) => {
    assert.strictEqual((await typed(token)).status, 403)
    assert.strictEqual(await entered(token), "")
    assert.strictEqual((await list({ cookie: `parley_operator=${token}` })).status, 403)
  })

  it("does not open to a proxy, plain or not, by the key of this machine", async () => {
    const proxy = await plainProxy(server.url)
    onTestFinished(proxy.close)
    assert.strictEqual((await list({ host: "parley.example" }, proxy.url)).status, 403)
    const cookie = await entered(outboxKey)
    assert.strictEqual((await list({ cookie, "x-forwarded-for": "203.0.113.7" })).status, 403)
    assert.strictEqual((await list({ cookie, via: "1.1 proxy" })).status, 403)
    assert.strictEqual((await typed(outboxKey, { "x-real-ip": "203.0.113.7" })).status, 403)
  })

  it("ignores a request that a page of another site, or of another port, has sent", async () => {
    const cookie = await entered(outboxKey)
    const sites = ["cross-site", "same-site", "same-origin"]
    const answers = await Promise.all(sites.map((site) => list({ cookie, "sec-fetch-site": site })))
    assert.deepStrictEqual(answers.map(({ status }) => status), [403, 403, 200])
    const form = { "content-type": "text/plain", origin: "http://127.0.0.1:3000" }
    const answer = await ask(`${server.url}/operator`, "POST", {
      body: JSON.stringify({ token: outboxKey }),
      headers: form,
    })
    assert.strictEqual(answer.status, 403)
  })
})

describe("what the operator's page calls", () => {
  const model = "toy-whisper"
  const endpoint = { address: "http://127.0.0.1:9/v1", model: "whisper-1", key: "a-secret-key" }
  const inputs: Readonly<Record<string, unknown>> = {
    dismissOffer: {},
    installModel: { model, then_use: false },
    installVideoProgram: {},
    removeEndpoint: {},
    removeModel: { model },
    setEndpoint: endpoint,
    testEndpoint: endpoint,
    chooseEngine: { engine: "built-in" },
  }
  const procedures = Object.keys(engineRouter._def.procedures)
  const call = (name: string, headers: Record<string, string>) =>
    name === "listEngines"
      ? list(headers)
      : name === "getVideoProgram"
      ? ask(`${server.url}/trpc/engine.getVideoProgram?input=%7B%7D`, "GET", { headers })
      : ask(`${server.url}/trpc/engine.${name}`, "POST", { json: inputs[name], headers })

  it.each(procedures)("%s refuses visitors and people with an account, and answers the operator", async (name) => {
    const cookie = await entered(outboxKey)
    const asked = [{}, { authorization: `Bearer ${tokens.ada}` }, { cookie }]
    const answers = await Promise.all(asked.map((headers) => call(name, headers)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    assert.deepStrictEqual(answers.map(({ status }) => status), [403, 403, 200], texts.join())
    for (const text of texts.slice(0, 2)) assert.include(text, "OperatorOnly")
    for (const text of texts) assert.notInclude(text, "a-secret-key")
  })

  it("is not part of REST for any caller", async () => {
    const cookie = await entered(outboxKey)
    const answer = await ask(`${server.url}/api/engines`, "GET", { headers: { cookie } })
    assert.strictEqual(answer.status, 404)
  })
})
