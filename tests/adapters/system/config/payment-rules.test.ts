import { settings } from "#adapters/system/config/settings.ts"
import { paymentNotice, whoTakesPayments } from "#adapters/system/config/who-takes-payments.ts"
import { checkPayments } from "#cli/doctor/payments.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { ours, theirs } from "../../../support/billing/an-alipay-peer.ts"

const alipay = {
  ALIPAY_APP_ID: "2021000000000001",
  ALIPAY_SELLER_ID: "2088000000000001",
  ALIPAY_PRIVATE_KEY: ours.privateKey,
  ALIPAY_PUBLIC_KEY: theirs.publicKey,
}

const settingsOf = (env: Record<string, string>) =>
  settings.pipe(Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))))

const faultOf = (env: Record<string, string>) => Effect.map(Effect.flip(settingsOf(env)), ({ message }) => message)

describe("who takes payments", () => {
  const database = { DATABASE_URL: "postgres://db/parley" }
  const outside = { PUBLIC_URL: "https://parley.example.org" }
  const stripe = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" }
  const rows: ReadonlyArray<readonly [Record<string, string>, "providers" | "simulated" | "nobody"]> = [
    [{}, "simulated"],
    [{ HOST: "::1", PUBLIC_URL: "http://localhost:8420" }, "simulated"],
    [outside, "nobody"],
    [{ PUBLIC_URL: "http://192.168.1.20:8420" }, "nobody"],
    [{ PUBLIC_URL: "https://127.0.0.1.example.org" }, "nobody"],
    [{ HOST: "0.0.0.0" }, "nobody"],
    [{ HOST: "192.168.1.20", PUBLIC_URL: "http://localhost:8420" }, "nobody"],
    [{ ...outside, ...stripe }, "providers"],
    [database, "nobody"],
    [{ ...database, PAYMENTS: "simulated" }, "simulated"],
    [{ PAYMENTS: "off" }, "nobody"],
    [{ ...stripe, PAYMENTS: "off" }, "nobody"],
  ]
  it.effect.each(rows)(
    "with %j: %s",
    ([env, expected]) => Effect.map(settingsOf(env), (found) => assert.strictEqual(whoTakesPayments(found), expected)),
  )

  it.effect("with Alipay alone: providers", () =>
    Effect.map(settingsOf({ ...outside, ...alipay }), (found) => {
      assert.strictEqual(whoTakesPayments(found), "providers")
    }))

  it.effect("is said at start and by the doctor where it is nobody and nobody asked for that", () =>
    Effect.gen(function*() {
      const said = /^Plans cannot be bought: no payment provider is set/
      const found = yield* settingsOf(outside)
      assert.match(paymentNotice(found) ?? "", said)
      assert.deepInclude(checkPayments(found), { state: "off" })
      assert.match(checkPayments(found).detail, said)
      for (const env of [{}, { ...outside, ...stripe }, { ...outside, PAYMENTS: "off" }]) {
        assert.isNull(paymentNotice(yield* settingsOf(env)))
      }
    }))
})

describe("the settings of payment", () => {
  for (
    const [env, message] of [
      [{ STRIPE_SECRET_KEY: "sk_live" }, /^STRIPE_WEBHOOK_SECRET must/],
      [{ STRIPE_WEBHOOK_SECRET: "whsec" }, /^STRIPE_SECRET_KEY must/],
      [{ STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_API_URL: "stripe" }, /^STRIPE_API_URL must/],
      [{ PAYMENTS: "simulated", PUBLIC_URL: "https://parley.example" }, /^PAYMENTS=simulated needs/],
      [{ PAYMENTS: "simulated", HOST: "0.0.0.0" }, /^PAYMENTS=simulated needs/],
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
