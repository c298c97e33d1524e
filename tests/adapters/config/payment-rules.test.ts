import { settings } from "#adapters/config/settings.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { ours, theirs } from "../../support/billing/an-alipay-peer.ts"

const alipay = {
  ALIPAY_APP_ID: "2021000000000001",
  ALIPAY_SELLER_ID: "2088000000000001",
  ALIPAY_PRIVATE_KEY: ours.privateKey,
  ALIPAY_PUBLIC_KEY: theirs.publicKey,
}

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
      [{ ALIPAY_APP_ID: "2021" }, /^ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY must be set/],
      [{ ...alipay, ALIPAY_PUBLIC_KEY: "" }, /ALIPAY_PUBLIC_KEY/],
      [{ ...alipay, ALIPAY_PUBLIC_KEY: " " }, /^ALIPAY_PUBLIC_KEY must be/],
      [{ ...alipay, ALIPAY_PUBLIC_KEY: ours.privateKey }, /^ALIPAY_PUBLIC_KEY must be/],
      [{ ...alipay, ALIPAY_PRIVATE_KEY: theirs.publicKey }, /^ALIPAY_PRIVATE_KEY must be/],
      [{ ...alipay, ALIPAY_GATEWAY: "alipay" }, /^ALIPAY_GATEWAY must be/],
    ] as const
  ) {
    it.effect(`refuse ${Object.keys(env).join(" and ")}: ${message.source}`, () =>
      Effect.gen(function*() {
        assert.match(yield* faultOf(env), message)
      }))
  }

  it.effect("take all four of Alipay", () =>
    Effect.gen(function*() {
      const { alipayAppId } = yield* Effect.provide(
        settings,
        ConfigProvider.layer(ConfigProvider.fromEnv({ env: alipay })),
      )
      assert.strictEqual(alipayAppId, alipay.ALIPAY_APP_ID)
    }))
})
