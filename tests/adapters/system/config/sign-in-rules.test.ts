import { settings } from "#adapters/system/config/settings.ts"
import { chosenHumanCheck } from "#adapters/system/config/sign-in-rules.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const settingsOf = (env: Record<string, string>) =>
  settings.pipe(Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))))

const keys = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET: "s3cret" }

describe("HUMAN_CHECK", () => {
  it.effect.each<[Record<string, string>, string]>([
    [{}, "none"],
    [{ PUBLIC_URL: "https://parley.example.org" }, "altcha"],
    [{ PUBLIC_URL: "https://parley.example.org", HUMAN_CHECK: "none" }, "none"],
    [{ PUBLIC_URL: "http://parley.lan" }, "none"],
    [{ PUBLIC_URL: "https://localhost:3000" }, "none"],
    [{ PUBLIC_URL: "https://127.0.0.1:3000" }, "none"],
    [{ PUBLIC_URL: "https://[::1]:3000" }, "none"],
    [keys, "turnstile"],
    [{ ...keys, HUMAN_CHECK: "altcha" }, "altcha"],
    [{ HOST: "0.0.0.0", HUMAN_CHECK: "none" }, "none"],
  ])(
    "with %j is %s",
    ([env, expected]) => Effect.map(settingsOf(env), (found) => assert.strictEqual(chosenHumanCheck(found), expected)),
  )
})

describe("settings of signing in", () => {
  it.effect.each<[Record<string, string>, RegExp]>([
    [{ TURNSTILE_SITE_KEY: "site" }, /^TURNSTILE_SECRET must/],
    [{ TURNSTILE_SECRET: "s3cret" }, /^TURNSTILE_SITE_KEY must/],
    [{ HUMAN_CHECK: "turnstile" }, /^HUMAN_CHECK=turnstile needs/],
    [{ ...keys, TURNSTILE_URL: "here" }, /^TURNSTILE_URL must/],
    [{ EMAIL_ALLOW: "example.org, two words" }, /^EMAIL_ALLOW: two words/],
    [{ EMAIL_DENY: "*" }, /^EMAIL_DENY: \* is/],
  ])("with %j say what is wrong, without the secret", ([env, expected]) =>
    Effect.gen(function*() {
      const { message } = yield* Effect.flip(settingsOf(env))
      assert.match(message, expected)
      assert.notInclude(message, "s3cret")
    }))
})
