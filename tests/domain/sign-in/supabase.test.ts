import * as Supabase from "#adapters/identity/supabase.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { signInBySupabase } from "#domain/sign-in/use-cases/sign-in-by-supabase.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { base64url, exportSPKI } from "jose"
import { afterAll, beforeAll } from "vitest"
import { asVisitor, atNoon, refusal } from "../../support/a-scene.ts"
import { adasEmail } from "../../support/a-user.ts"
import { agreed } from "../../support/by-mail-only.ts"
import { aSupabase, jwtSecret, type SupabaseProject } from "../../support/identity-providers/a-supabase.ts"

let project: SupabaseProject

beforeAll(async () => {
  project = await aSupabase()
})
afterAll(() => project?.[Symbol.asyncDispose]())

const atSupabase = <A, E, R>(test: Effect.Effect<A, E, R>, secret: string | null = jwtSecret) =>
  Effect.suspend(() => {
    const shared = secret === null ? null : Redacted.make(secret)
    const layer = Supabase.layer({ url: project.url, anonKey: "anon", jwtSecret: shared, timeout: 2000 })
    return atNoon(Effect.provide(test, [layer, asVisitor]))
  })

const enter = (token: () => Promise<string>) =>
  Effect.flatMap(
    Effect.promise(token),
    (accessToken) => signInBySupabase.run({ accessToken, deviceId: "laptop", ...agreed }),
  )

const shared = new TextEncoder().encode(jwtSecret)
const past = Math.floor(Date.now() / 1000) - 60
const unsigned = async () => {
  const [, body = ""] = (await project.token()).split(".")
  return `${base64url.encode('{"alg":"none"}')}.${body}.`
}

const damaged: ReadonlyArray<readonly [what: string, token: () => Promise<string>]> = [
  ["signed with another key", () => project.token({}, "another")],
  ["not signed (alg none)", unsigned],
  [
    "signed with the public key as a shared secret",
    async () => project.token({}, new TextEncoder().encode(await exportSPKI(project.publicKey))),
  ],
  ["for another audience", () => project.token({ aud: "anon" })],
  ["of another issuer", () => project.token({ iss: "https://evil.example.org/auth/v1" })],
  ["that has expired", () => project.token({ exp: past })],
  ["of someone without a name (anonymous)", () => project.token({ is_anonymous: true })],
  ["of another subject than the project says", () => project.token({ sub: "sb-2" })],
  ["that is no token", () => Promise.resolve("not-a-token")],
]

describe("signing in with Supabase", () => {
  it.effect("takes tokens signed with a key of the project, or its shared secret", () =>
    atSupabase(Effect.gen(function*() {
      const first = yield* enter(() => project.token())
      assert.strictEqual(first.userInfo.email, adasEmail)
      assert.strictEqual((yield* enter(() => project.token({}, shared))).userInfo.id, first.userInfo.id)
    })))

  it.effect.each(damaged)("refuses a token %s", ([, token]) =>
    atSupabase(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(enter(token)), "SignInFailed")
      assert.isEmpty(yield* (yield* UserStore).list)
    })))

  it.effect("refuses a shared secret where none is configured", () =>
    atSupabase(
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(enter(() => project.token({}, shared))), "SignInFailed")
      }),
      null,
    ))

  it.effect("refuses people who have signed out there, or not confirmed their address, whatever their metadata says", () =>
    atSupabase(Effect.gen(function*() {
      const token = yield* Effect.promise(() => project.token({ user_metadata: { email_verified: true } }))
      project.signedOut.add(token)
      assert.strictEqual(yield* refusal(enter(() => Promise.resolve(token))), "SignInFailed")
      project.signedOut.clear()
      const { user } = project
      project.user = { ...user, email_confirmed_at: null }
      assert.strictEqual(yield* refusal(enter(() => Promise.resolve(token))), "SignInFailed")
      project.user = user
    })))

  it.effect("reports a project that does not answer as unavailable, not as a bad token", () =>
    atSupabase(Effect.gen(function*() {
      const token = yield* Effect.promise(() => project.token())
      project.isDown = true
      const refused = yield* refusal(enter(() => Promise.resolve(token)))
      project.isDown = false
      assert.strictEqual(refused, "ProviderUnavailable")
    })))

  it.effect("says so where the server lacks its configuration", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(enter(() => Promise.resolve("any"))), "SignInMisconfigured")
    })).pipe(Effect.provide(asVisitor)))
})
