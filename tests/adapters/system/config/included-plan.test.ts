import { settings } from "#adapters/system/config/settings.ts"
import { paymentNotice } from "#adapters/system/config/who-takes-payments.ts"
import { checkPlans } from "#cli/doctor/payments.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const settingsOf = (env: Record<string, string>) =>
  settings.pipe(Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))))

const said = (env: Record<string, string>) => Effect.map(settingsOf(env), (found) => checkPlans(found).detail)

const outside = { PUBLIC_URL: "https://parley.example.org" }
const stripe = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" }

describe("what a new account has for nothing", () => {
  const rows: ReadonlyArray<readonly [Record<string, string>, string, "own" | "for others"]> = [
    [{}, "enterprise", "own"],
    [{ HOST: "0.0.0.0" }, "enterprise", "own"],
    [{ PAYMENTS: "off" }, "enterprise", "own"],
    [{ DEFAULT_PLAN: "free" }, "free", "for others"],
    [{ DEFAULT_PLAN: "pro" }, "pro", "for others"],
    [{ DEFAULT_PLAN: "enterprise" }, "enterprise", "own"],
    [outside, "free", "for others"],
    [{ PUBLIC_URL: "http://localhost:8420" }, "free", "for others"],
    [{ ...outside, DEFAULT_PLAN: "enterprise" }, "enterprise", "for others"],
    [stripe, "free", "for others"],
    [{ PAYMENTS: "simulated" }, "free", "for others"],
    [{ DATABASE_URL: "postgres://db/parley" }, "free", "for others"],
  ]
  it.effect.each(rows)("with %j: %s, on a server that is %s", ([env, plan, whose]) =>
    Effect.gen(function*() {
      const { includedPlan, isOwn } = yield* settingsOf(env)
      assert.deepStrictEqual([includedPlan, isOwn], [plan, whose === "own"])
    }))

  it.effect("is one of the plans without an end", () =>
    Effect.gen(function*() {
      const { message } = yield* Effect.flip(settingsOf({ DEFAULT_PLAN: "trial" }))
      assert.match(message, /^DEFAULT_PLAN: Expected "free"/)
    }))

  it.effect("is reported by the doctor, which does not warn that plans cannot be bought where none are needed", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* said({}), "your own server: everything is included")
      assert.strictEqual(yield* said(outside), "have the plan free for nothing")
      assert.strictEqual(yield* said({ ...outside, PLANS: "off" }), "everything is included: there are no plans")
      for (const env of [{ HOST: "0.0.0.0" }, { ...outside, PLANS: "off" }]) {
        assert.isNull(paymentNotice(yield* settingsOf(env)))
      }
    }))
})
