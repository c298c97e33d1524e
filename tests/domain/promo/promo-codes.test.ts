import { Email } from "#domain/account/user.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { createCode } from "#domain/promo/use-cases/create-code.ts"
import { disableCode } from "#domain/promo/use-cases/disable-code.ts"
import { listCodes } from "#domain/promo/use-cases/list-codes.ts"
import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
import { reportCode } from "#domain/promo/use-cases/report-code.ts"
import { validateCode } from "#domain/promo/use-cases/validate-code.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, atNoon, keepUsers, refusal } from "../../support/a-scene.ts"
import { asAda, at } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { noPayments } from "../../support/billing/no-payments.ts"

const spring = { code: "spring-26", minutes: 120, trialDays: 0, maxUses: null, expiresAt: null }
const made = (given: Partial<(typeof createCode)["input"]["Type"]> = {}) =>
  Effect.provide(createCode.run({ ...spring, ...given }), asOperator)

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser()), test)).pipe(Effect.provide([asAda, noPayments]))

describe("a promo code", () => {
  it.effect("gives bonus minutes once, whatever its case", () =>
    scene(Effect.gen(function*() {
      yield* made()
      assert.deepInclude(yield* validateCode.run({ code: " Spring-26 " }), { code: "SPRING-26", minutes: 120 })
      assert.deepInclude(yield* redeemCode.run({ code: "sPRING-26" }), { minutes: 120, bonus: 120, left: 420 })
      assert.strictEqual(yield* refusal(redeemCode.run({ code: "SPRING-26" })), "PromoCodeUsed")
      assert.strictEqual(yield* refusal(validateCode.run({ code: "SPRING-26" })), "PromoCodeUsed")
      assert.deepInclude(yield* getUsage.run({}), { bonus: 120, left: 420 })
    })))

  it.effect("gives a trial, or nothing at all where the account had one", () =>
    scene(Effect.gen(function*() {
      yield* made({ trialDays: 14 })
      yield* made({ code: "again", trialDays: 7 })
      assert.deepInclude(yield* redeemCode.run({ code: "spring-26" }), { trialDays: 14, bonus: 120 })
      assert.strictEqual((yield* getUsage.run({})).plan, "trial")
      assert.strictEqual(yield* refusal(redeemCode.run({ code: "again" })), "TrialUsed")
      assert.deepInclude(yield* getUsage.run({}), { bonus: 120 })
      assert.deepInclude(yield* validateCode.run({ code: "again" }), { code: "AGAIN" })
    })))

  it.effect("says why it cannot be used", () =>
    scene(Effect.gen(function*() {
      yield* made({ expiresAt: at("2026-11-21T00:00:00.000Z") })
      yield* made({ code: "off" })
      yield* Effect.provide(disableCode.run({ code: "off" }), asOperator)
      assert.strictEqual(yield* refusal(redeemCode.run({ code: "winter" })), "PromoCodeNotFound")
      assert.strictEqual(yield* refusal(redeemCode.run({ code: "off" })), "PromoCodeInactive")
      yield* TestClock.setTime(at("2026-11-21T00:00:00.000Z").epochMilliseconds)
      assert.strictEqual(yield* refusal(redeemCode.run({ code: "spring-26" })), "PromoCodeExpired")
      assert.deepInclude(yield* getUsage.run({}), { bonus: 0 })
    })))

  it.effect("is not found by guessing: ten tries an hour", () =>
    scene(Effect.gen(function*() {
      yield* made()
      for (let guess = 0; guess < 10; guess += 1) {
        assert.strictEqual(yield* refusal(validateCode.run({ code: `guess ${guess}` })), "PromoCodeNotFound")
      }
      assert.strictEqual(yield* refusal(validateCode.run({ code: "spring-26" })), "TooManyRequests")
    })))

  it.effect("counts right when 50 ask at once: by one account, and by 50 for its last three uses", () =>
    scene(Effect.gen(function*() {
      yield* made({ maxUses: 3 })
      const people = Array.from({ length: 50 }, (_, nth) => {
        const id = UserId.make(`0190a5f2-7c1e-7000-8000-${String(nth + 1).padStart(12, "0")}`)
        return aUser({ id, email: Email.make(`person${nth}@example.org`) })
      })
      yield* keepUsers(...people)
      const uses = yield* Effect.all(
        people.map(({ id }) =>
          Effect.exit(redeemCode.run({ code: "spring-26" })).pipe(
            Effect.provideService(CurrentActor, { _tag: "User", id }),
          )
        ),
        { concurrency: "unbounded" },
      )
      assert.lengthOf(uses.filter(({ _tag }) => _tag === "Success"), 3)
      yield* made({ code: "mine" })
      const mine = yield* Effect.all(Array.from({ length: 9 }, () => Effect.exit(redeemCode.run({ code: "mine" }))), {
        concurrency: "unbounded",
      })
      assert.lengthOf(mine.filter(({ _tag }) => _tag === "Success"), 1)
      assert.deepInclude(yield* getUsage.run({}), { bonus: 120 })
    })))
})

describe("the operator", () => {
  it.effect("makes codes, counts their uses and sees who used them", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(made({ minutes: 0 })), "PromoCodeEmpty")
      yield* made({ maxUses: 5 })
      assert.strictEqual(yield* refusal(made({ code: "SPRING-26" })), "PromoCodeTaken")
      yield* redeemCode.run({ code: "spring-26" })
      yield* Effect.gen(function*() {
        const { items } = yield* listCodes.run({})
        assert.deepInclude(items[0], { code: "SPRING-26", uses: 1, maxUses: 5, active: true })
        const { uses } = yield* reportCode.run({ code: "spring-26" })
        assert.deepStrictEqual(uses, [{ account: "ada@example.org", usedAt: at("2026-11-20T12:00:00.000Z") }])
        assert.strictEqual(yield* refusal(reportCode.run({ code: "none" })), "PromoCodeNotFound")
      }).pipe(Effect.provide(asOperator))
      assert.strictEqual(yield* refusal(listCodes.run({})), "OperatorOnly")
    })))
})
