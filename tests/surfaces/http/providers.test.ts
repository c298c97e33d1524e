import * as OpenId from "#adapters/identity/openid.ts"
import { Layer, Redacted } from "effect"
import { afterAll, assert, describe, it } from "vitest"
import { aServer } from "../../support/http/a-server.ts"
import { call } from "../../support/http/call.ts"
import { certifiedProvider, client, followTo } from "../../support/identity-providers/certified.ts"
import { offering } from "../../support/offering.ts"

const redirectUri = "http://127.0.0.1:8420/transcribe/callback"
const provider = await certifiedProvider(() => redirectUri)
afterAll(() => provider[Symbol.asyncDispose]())

const server = aServer(
  Layer.merge(
    OpenId.layer({ issuer: provider.url, clientId: client.id, clientSecret: Redacted.make(client.secret) }),
    offering("google"),
  ),
)

const post = (path: string, json: object, as?: "ada") =>
  call(`${server.url}${path}`, "POST", as === undefined ? { json } : { as, json })

/** Signs in at the provider, and gives what comes back to the page. */
const answerOf = async (device: string): Promise<{ readonly code: string; readonly state: string }> => {
  const { data } = await post("/api/auth/google/start", { device_id: device })
  const { searchParams } = await followTo(redirectUri, String(data["url"]))
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" }
}

describe("signing in at a certified OpenID provider", () => {
  it("answers with a session of the account of the verified address, once", async () => {
    const answer = await answerOf("laptop")
    const asked = { ...answer, device_id: "laptop", referral_code: null }
    const { code, data } = await post("/api/auth/google-web", asked)
    assert.strictEqual(code, 200)
    assert.strictEqual(data["device_id"], "laptop")
    assert.propertyVal(data["user_info"], "email", "ada@example.org")
    const me = await fetch(`${server.url}/api/auth/user`, {
      headers: { authorization: `Bearer ${String(data["access_token"])}` },
    })
    assert.strictEqual(me.status, 200)
    const again = await post("/api/auth/google-web", asked)
    assert.deepInclude(again, { code: 410 })
    assert.strictEqual(again.data["error_code"], "SignInAttemptInvalid")
  })

  it("serves native clients at their own address", async () => {
    const answer = await answerOf("phone")
    assert.strictEqual((await post("/api/auth/google", { ...answer, device_id: "phone" })).code, 200)
  })

  it("is not fooled by a code of another device", async () => {
    const answer = await answerOf("laptop")
    const refused = await post("/api/auth/google-web", { ...answer, device_id: "of-eve" })
    assert.strictEqual(refused.data["error_code"], "SignInAttemptInvalid")
  })
})

describe("the hand-off to the desktop app", () => {
  it("opens a session of its own with a code that works once, and only the code is in the address", async () => {
    const { data } = await post("/api/auth/desktop/code", {}, "ada")
    const link = new URL(String(data["url"]))
    assert.strictEqual(link.protocol, "parley:")
    assert.deepStrictEqual(Object.fromEntries(link.searchParams), {
      token: String(data["code"]),
      userId: String(data["user_id"]),
    })
    const asked = { code: data["code"], device_id: "desktop" }
    const used = await Promise.all(Array.from({ length: 50 }, () => post("/api/auth/desktop", asked)))
    assert.lengthOf(used.filter(({ code }) => code === 200), 1)
    assert.isEmpty(used.filter(({ code }) => code !== 200 && code !== 410))
    const token = String(used.find(({ code }) => code === 200)?.data["access_token"])
    assert.notStrictEqual(token, data["code"])
    const me = await fetch(`${server.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })
    assert.strictEqual(me.status, 200)
  })

  it("is refused without a session", async () => {
    assert.strictEqual((await post("/api/auth/desktop/code", {})).code, 401)
    assert.strictEqual((await post("/api/auth/desktop", { code: "desk_guessed", device_id: "desktop" })).code, 410)
  })
})
