import { settings } from "#adapters/config/settings.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const settingsOf = (env: Record<string, string>) =>
  settings.pipe(Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))))

describe("LINK_SECRET", () => {
  it.effect("is refused if it can be guessed, with what to do and without showing it", () =>
    Effect.gen(function*() {
      const { message } = yield* Effect.flip(settingsOf({ LINK_SECRET: "change-me" }))
      assert.match(message, /^LINK_SECRET must have at least 32 characters.*openssl rand/)
      assert.notInclude(message, "change-me")
    }))

  it.effect.each([{}, { LINK_SECRET: "0123456789abcdef0123456789abcdef" }])(
    "may be left out, or long: %j",
    (env) => Effect.map(settingsOf(env), ({ port }) => assert.strictEqual(port, 8420)),
  )
})

describe("CN_HOSTNAMES", () => {
  const rows = [
    [{}, "international"],
    [{ REGION: "cn" }, "cn"],
    [{ PUBLIC_URL: "https://parley.example.cn", CN_HOSTNAMES: "a.example, Parley.Example.cn" }, "cn"],
    [{ PUBLIC_URL: "https://parley.example.cn:8443/", CN_HOSTNAMES: "parley.example.cn" }, "cn"],
    [{ PUBLIC_URL: "https://parley.example", CN_HOSTNAMES: "parley.example.cn" }, "international"],
    [{ PUBLIC_URL: "https://parley.example", CN_HOSTNAMES: "," }, "international"],
  ] as const
  it.effect.each(rows)(
    "with %j the edition is %s",
    ([env, edition]) => Effect.map(settingsOf(env), ({ region }) => assert.strictEqual(region, edition)),
  )
})
