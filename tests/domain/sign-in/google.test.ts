import * as OpenId from "#adapters/identity/openid.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { signInByGoogle } from "#domain/sign-in/use-cases/sign-in-by-google.ts"
import { startGoogleSignIn } from "#domain/sign-in/use-cases/start-google-sign-in.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger, Redacted } from "effect"
import { base64url } from "jose"
import { afterAll, beforeAll } from "vitest"
import { asVisitor, atNoon, keepUsers, refusal } from "../../support/a-scene.ts"
import { adasEmail, aUser } from "../../support/a-user.ts"
import { agreed } from "../../support/by-mail-only.ts"
import { anIssuer, type IdTokenSpec, type Issuer } from "../../support/identity-providers/an-issuer.ts"
import { offering } from "../../support/offering.ts"

let issuer: Issuer

beforeAll(async () => {
  issuer = await anIssuer()
})
afterAll(() => issuer?.[Symbol.asyncDispose]())

/** A scene whose provider is the issuer of this file. */
const atGoogle = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const { url, clientId, clientSecret } = issuer
    const layer = OpenId.layer({ issuer: url, clientId, clientSecret: Redacted.make(clientSecret), timeout: 2 })
    return atNoon(Effect.provide(test, [layer, offering("google"), asVisitor]))
  })

/** Begins on this device; the issuer will tell this. */
const begin = (idToken: IdTokenSpec = {}, deviceId = "laptop") =>
  Effect.map(startGoogleSignIn.run({ deviceId }), ({ url }) => ({
    code: issuer.codeFor(url, idToken),
    state: new URL(url).searchParams.get("state") ?? "",
    deviceId,
    ...agreed,
  }))
const enter = (idToken: IdTokenSpec = {}) => Effect.flatMap(begin(idToken), signInByGoogle.run)

const unsigned = (payload: object) =>
  Promise.resolve(`${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(payload))}.`)
const changedAfterwards: IdTokenSpec["sign"] = async (payload) => {
  const [head = "", body = "", signature = ""] = (await issuer.sign(payload)).split(".")
  const claims = { ...JSON.parse(new TextDecoder().decode(base64url.decode(body))), sub: "eve-1" }
  return [head, base64url.encode(JSON.stringify(claims)), signature].join(".")
}

const damaged: ReadonlyArray<readonly [what: string, idToken: () => IdTokenSpec]> = [
  ["a signature that does not fit", () => ({ sign: changedAfterwards })],
  ["a key that the provider does not publish", () => ({ sign: issuer.signWithAnotherKey })],
  ["no signature (alg none)", () => ({ sign: unsigned })],
  ["another audience", () => ({ claims: { aud: "another-client" } })],
  ["another issuer", () => ({ claims: { iss: "https://evil.example.org" } })],
  ["an expiry in the past", () => ({ claims: { exp: Math.floor(Date.now() / 1000) - 120 } })],
  ["another nonce", () => ({ claims: { nonce: "of-another-attempt" } })],
  ["no nonce", () => ({ claims: { nonce: undefined } })],
  ["no subject", () => ({ claims: { sub: undefined } })],
  ["no expiry", () => ({ claims: { exp: undefined } })],
]

describe("signing in with Google", () => {
  it.effect("makes an account of the verified address, and finds it again", () =>
    atGoogle(Effect.gen(function*() {
      const first = yield* enter()
      assert.strictEqual(first.userInfo.email, adasEmail)
      assert.strictEqual((yield* enter()).userInfo.id, first.userInfo.id)
    })))

  it.effect("asks for the address and the profile, offline, with PKCE, state and nonce", () =>
    atGoogle(Effect.gen(function*() {
      const { url } = yield* startGoogleSignIn.run({ deviceId: "laptop" })
      const { origin, searchParams } = new URL(url)
      const { state, nonce, code_challenge: challenge, ...asked } = Object.fromEntries(searchParams)
      assert.strictEqual(origin, issuer.url)
      for (const random of [state, nonce, challenge]) assert.match(random ?? "", /^[\w-]{43}$/)
      assert.deepStrictEqual(asked, {
        client_id: "parley",
        response_type: "code",
        redirect_uri: "https://parley.example/transcribe/callback",
        scope: "openid email profile",
        access_type: "offline",
        code_challenge_method: "S256",
      })
      const tools = yield* startGoogleSignIn.run({ deviceId: "laptop", redirect: "tools" })
      assert.strictEqual(new URL(tools.url).searchParams.get("redirect_uri"), "https://parley.example/tools/callback")
    })))

  it.effect.each(damaged)("refuses an ID token with %s", ([, idToken]) =>
    atGoogle(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(enter(idToken())), "SignInFailed")
      assert.isEmpty(yield* (yield* UserStore).list)
    })))

  it.effect.each([false, "true", undefined])(
    "refuses an address that the provider calls verified: %j",
    (verified) =>
      atGoogle(Effect.gen(function*() {
        yield* keepUsers(aUser())
        assert.strictEqual(yield* refusal(enter({ claims: { email_verified: verified } })), "AddressNotVerified")
      })),
  )

  it.effect("accepts an attempt once, on the device that began it, with its own code", () =>
    atGoogle(Effect.gen(function*() {
      const attempt = yield* begin()
      const wrong = [{ ...attempt, deviceId: "phone" }, { ...(yield* begin()), state: "guessed" }]
      for (const one of wrong) assert.strictEqual(yield* refusal(signInByGoogle.run(one)), "SignInAttemptInvalid")
      const [one, other] = [yield* begin(), yield* begin()]
      assert.strictEqual(yield* refusal(signInByGoogle.run({ ...one, code: other.code })), "SignInFailed")
      assert.strictEqual(yield* refusal(signInByGoogle.run(one)), "SignInAttemptInvalid")
    })))

  it.effect("finds the last attempt of a device for clients that do not send the state", () =>
    atGoogle(Effect.gen(function*() {
      const first = yield* begin()
      const { code, deviceId } = yield* begin()
      assert.strictEqual((yield* signInByGoogle.run({ code, deviceId, ...agreed })).userInfo.email, adasEmail)
      assert.strictEqual(yield* refusal(signInByGoogle.run({ code: first.code, deviceId })), "SignInAttemptInvalid")
    })))

  it.effect("opens one session when a code is used fifty times at once", () =>
    atGoogle(Effect.gen(function*() {
      const attempt = yield* begin()
      const entered = yield* Effect.replicateEffect(Effect.option(signInByGoogle.run(attempt)), 50, {
        concurrency: "unbounded",
      })
      assert.lengthOf(entered.filter(({ _tag }) => _tag === "Some"), 1)
    })))

  it.effect("lets an attempt be repeated when the provider was away", () =>
    atGoogle(Effect.gen(function*() {
      const attempt = yield* begin()
      issuer.isDown = true
      const refused = yield* refusal(signInByGoogle.run(attempt)).pipe(
        Effect.ensuring(Effect.sync(() => {
          issuer.isDown = false
        })),
      )
      assert.strictEqual(refused, "ProviderUnavailable")
      yield* signInByGoogle.run(attempt)
    })))

  it.effect("is not begun with a provider whose metadata name another one", () =>
    atGoogle(Effect.gen(function*() {
      issuer.calledIn = "https://accounts.example.org"
      const refused = yield* refusal(begin()).pipe(
        Effect.ensuring(Effect.sync(() => {
          issuer.calledIn = null
        })),
      )
      assert.strictEqual(refused, "ProviderUnavailable")
      yield* begin()
    })))

  it.effect("writes no code, token, secret or address into the log", () => {
    const lines: Array<string> = []
    const log = Logger.layer([Logger.map(Logger.formatJson, (line) => void lines.push(line))])
    return atGoogle(Effect.gen(function*() {
      const attempt = yield* begin()
      const { accessToken } = yield* signInByGoogle.run(attempt)
      const refused = yield* begin({ claims: { nonce: "other" } })
      yield* refusal(signInByGoogle.run(refused))
      const written = lines.join("\n")
      assert.include(written, "signed in")
      const secrets = [attempt.code, attempt.state, refused.code, refused.state, accessToken, issuer.clientSecret]
      for (const secret of [...secrets, "example.org"]) assert.notInclude(written, secret)
    })).pipe(Effect.provide(log))
  })

  it.effect("says so where the server lacks its configuration", () =>
    atNoon(
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(startGoogleSignIn.run({ deviceId: "laptop" })), "SignInMisconfigured")
      }).pipe(Effect.provide([offering("google"), asVisitor])),
    ))
})
