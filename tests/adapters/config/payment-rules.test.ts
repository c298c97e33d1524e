import { settings } from "#adapters/config/settings.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const faultOf = (env: Record<string, string>) =>
  Effect.flip(settings).pipe(
    Effect.map(({ message }) => message),
    Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
  )

describe("the settings of payment", () => {
  for (
    const [env, message] of [
      [{ STRIPE_SECRET_KEY: "sk_live" }, /^STRIPE_WEBHOOK_SECRET must/],
      [{ STRIPE_WEBHOOK_SECRET: "whsec" }, /^STRIPE_SECRET_KEY must/],
      [{ STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_API_URL: "stripe" }, /^STRIPE_API_URL must/],
    ] as const
  ) {
    it.effect(`refuse ${Object.keys(env).join(" and ")} alone`, () =>
      Effect.gen(function*() {
        assert.match(yield* faultOf(env), message)
      }))
  }
})
