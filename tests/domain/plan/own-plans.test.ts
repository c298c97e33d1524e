import { OwnPlans, type PlanRules } from "#domain/account/own-plans.ts"
import { findOrCreateUser } from "#domain/account/shared/find-or-create-user.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { cancelSubscription } from "#domain/billing/use-cases/cancel-subscription.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { listPlans } from "#domain/billing/use-cases/list-plans.ts"
import { startTrial } from "#domain/billing/use-cases/start-trial.ts"
import { previewIntake } from "#domain/intake/use-cases/preview-intake.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { grantBonus } from "#domain/plan/shared/grant-minutes.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
import { getReferralInfo } from "#domain/referral/use-cases/get-referral-info.ts"
import { beginTranscription } from "#domain/task/shared/begin-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, atNoon, keepTasks, keepUsers, refusal } from "../../support/a-scene.ts"
import { ada, asAda, at, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { atShop, bought, due } from "../../support/billing/a-shop.ts"
import { aRecording } from "../../support/pipeline/a-recording.ts"

const under = (rules: PlanRules) => Effect.provideService(OwnPlans, rules)
const own = under({ included: "enterprise", areOn: true, isOwn: true })
const givenPro = under({ included: "pro", areOn: true, isOwn: false })
const off = under({ included: "free", areOn: false, isOwn: false })
const specified = under({ included: "free", areOn: true, isOwn: false })

const usage = getUsage.run({})
const pro = { plan: "pro", period: "month" } as const
const included = aUser({ plan: "enterprise", includedPlan: "enterprise" })

const transcribed = (nth: number, minutes: number) =>
  Effect.andThen(keepTasks(aRecording({ id: taskId(nth), minutes })), beginTranscription(taskId(nth)))

describe("an account on a server of one's own", () => {
  it.effect("is new with everything, and without an end; one for others has what they are given", () =>
    atNoon(Effect.gen(function*() {
      const plans = yield* Effect.forEach(
        [own, givenPro, specified, off],
        (rules, nth) =>
          Effect.map(
            rules(findOrCreateUser(Email.make(`n${nth}@example.org`))),
            ({ plan, includedPlan, minutesUntil }) => [
              plan,
              includedPlan,
              minutesUntil,
            ],
          ),
      )
      assert.deepStrictEqual(plans, [
        ["enterprise", "enterprise", null],
        ["pro", "pro", null],
        ["free", "free", null],
        ["free", "free", null],
      ])
    })))

  it.effect("is offered nothing and warned of nothing, and its minutes are counted without running out", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(included)
      assert.deepInclude(yield* own(usage), { plan: "enterprise", isIncluded: true, isLimited: false, notice: null })
      yield* own(transcribed(1, 29_999))
      yield* own(transcribed(2, 500))
      assert.deepInclude(yield* own(usage), { minutesUsed: 30_499, left: 0, isIncluded: true, notice: null })
      assert.deepInclude(yield* own(previewIntake.run({ durations: [60] })), { isOver: false, isLargeShare: false })
      assert.deepInclude(yield* own(getSubscription.run({})), {
        plan: "enterprise",
        isIncluded: true,
        trialAvailable: false,
        badge: null,
        reminder: null,
      })
    })).pipe(Effect.provide(asAda)))

  it.effect("has the limits of its plan where another than everything is given", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser({ plan: "pro", includedPlan: "pro" }))
      assert.deepInclude(yield* givenPro(usage), { plan: "pro", isIncluded: true, isLimited: true })
      yield* givenPro(transcribed(1, 4999))
      assert.isNull((yield* givenPro(usage)).notice)
      assert.strictEqual(yield* refusal(givenPro(transcribed(2, 2))), "UsageLimitReached")
    })).pipe(Effect.provide(asAda)))

  it.effect("may buy a plan, and has what is included again when that has ended", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        yield* (yield* UserStore).setPlan(ada, included)
        yield* (yield* UserStore).setIncludedPlan(ada, "enterprise")
        const ref = yield* own(bought(shop, pro))
        assert.deepInclude(yield* own(getSubscription.run({})), { plan: "pro", isIncluded: false })
        yield* own(cancelSubscription.run({}))
        yield* TestClock.setTime(at("2026-12-20T12:00:00.000Z").epochMilliseconds)
        yield* shop.renew(ref, false)
        yield* own(due)
        assert.deepInclude(yield* own(getSubscription.run({})), {
          plan: "enterprise",
          isIncluded: true,
          reminder: null,
        })
      })
    ))

  it.effect("that was created as free buys, cancels and is free again", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const email = "ada@example.org"
        yield* Effect.provide(own(createUser.run({ email, plan: "free" })), asOperator)
        assert.deepInclude(yield* own(usage), { plan: "free", left: 300, isIncluded: false, isLimited: true })
        yield* own(startTrial.run({}))
        const ref = yield* own(bought(shop, pro))
        yield* own(cancelSubscription.run({}))
        yield* TestClock.setTime(at("2026-12-20T12:00:00.000Z").epochMilliseconds)
        yield* shop.renew(ref, false)
        yield* own(due)
        assert.deepInclude(yield* own(getSubscription.run({})), { plan: "free", isIncluded: false })
      })
    ))

  it.effect("is made by the operator with what the server includes, or with Pro", () =>
    atNoon(Effect.gen(function*() {
      const made = (rules: typeof own, email: string) =>
        Effect.map(rules(createUser.run({ email })), ({ user }) => user.subscription.planName)
      assert.strictEqual(yield* made(own, "a@example.org"), "enterprise")
      assert.strictEqual(yield* made(specified, "b@example.org"), "pro")
    })).pipe(Effect.provide(asOperator)))
})

describe("a server without plans", () => {
  it.effect("limits nobody, and counts", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* grantBonus(ada, { minutes: 50, source: "promo A" })
      for (let nth = 1; nth <= 25; nth++) yield* off(transcribed(nth, 20))
      assert.deepInclude(yield* off(usage), { minutesUsed: 500, bonus: 50, isLimited: false, notice: null })
      assert.strictEqual((yield* off(getCurrentUser.run({}))).subscription.planType, "paid")
      assert.deepInclude(yield* off(previewIntake.run({ durations: [600 * 60] })), {
        isOver: false,
        tooLong: [],
        isTooMany: false,
      })
      assert.match((yield* off(createMcpKey.run({ name: "Notebook" }))).key, /^mcp_/)
      assert.strictEqual(yield* refusal(createMcpKey.run({ name: "Other" })), "FeatureNotInPlan")
    })).pipe(Effect.provide(asAda)))

  it.effect("has nothing to buy, to try or to earn", () =>
    atShop(() =>
      Effect.gen(function*() {
        assert.deepInclude(yield* off(listPlans.run({})), { plans: [], currency: null })
        assert.strictEqual(yield* refusal(off(checkout.run(pro))), "PlansOff")
        assert.strictEqual(yield* refusal(off(startTrial.run({}))), "PlansOff")
        assert.strictEqual(yield* refusal(off(redeemCode.run({ code: "SPRING" }))), "PlansOff")
        assert.strictEqual(yield* refusal(off(getReferralInfo.run({}))), "PlansOff")
        assert.isFalse((yield* off(getSubscription.run({}))).trialAvailable)
      })
    ))

  it.effect("leaves balances as they are when it is switched on and off", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* grantBonus(ada, { minutes: 50, source: "promo A" })
      yield* specified(transcribed(1, 100))
      const ledger = yield* MinuteLedger
      const before = yield* ledger.sums(ada, "2026-11-01")
      for (const rules of [off, own, specified]) yield* rules(usage)
      assert.deepStrictEqual(yield* ledger.sums(ada, "2026-11-01"), before)
      yield* off(transcribed(2, 1000))
      assert.deepInclude(yield* specified(usage), { minutesUsed: 1100, bonus: 50, left: 50 })
      yield* TestClock.setTime(at("2026-12-01T00:00:00.000Z").epochMilliseconds)
      assert.deepInclude(yield* specified(usage), { minutesUsed: 0, bonus: 50, left: 350 })
    })).pipe(Effect.provide(asAda)))
})
