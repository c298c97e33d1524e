import { KnownDevices } from "#domain/account/known-devices.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { codeFrom } from "#domain/referral/referral.ts"
import { creditReferral } from "#domain/referral/shared/credit-referral.ts"
import { recordReferral } from "#domain/referral/shared/record-referral.ts"
import { getReferralInfo } from "#domain/referral/use-cases/get-referral-info.ts"
import { validateReferral } from "#domain/referral/use-cases/validate-referral.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as fc from "fast-check"
import { asVisitor, atNoon, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { asAda, at, bob } from "../../support/a-task.ts"
import { aSession, aUser } from "../../support/a-user.ts"

const info = getReferralInfo.run({})
const person = (email: string, id = bob) => aUser({ id, email: Email.make(email) })
const phone = "device-of-the-newcomer"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser()), test)).pipe(Effect.provide(asAda))

const arrives = Effect.fnUntraced(
  function*(email: string, referralCode: string | null, deviceId = phone, client = "another browser") {
    const newcomer = person(email)
    yield* keepUsers(newcomer)
    yield* recordReferral(newcomer, { referralCode, deviceId, client })
  },
)

const look = (typed: string) => Effect.provide(validateReferral.run({ code: typed }), asVisitor)

describe("a referral", () => {
  it.effect("gives 100 minutes when the newcomer's first task is done, once", () =>
    scene(Effect.gen(function*() {
      const { code, link } = yield* info
      assert.strictEqual(link, `https://parley.example/transcribe/login?referral_code=${code}`)
      assert.strictEqual((yield* info).code, code)
      yield* arrives("bob@example.org", code.toLowerCase())
      assert.deepInclude(yield* info, { pendingReferrals: 1, successfulReferrals: 0, bonusMinutes: 0 })
      assert.deepInclude(yield* getUsage.run({}), { bonus: 0 })
      yield* Effect.all(Array.from({ length: 50 }, () => creditReferral(bob)), { concurrency: "unbounded" })
      const counted = { pendingReferrals: 0, successfulReferrals: 1, bonusMinutes: 100, extraVideoLinks: 1 }
      assert.deepInclude(yield* info, counted)
      assert.deepInclude(yield* getUsage.run({}), { bonus: 100, left: 400 })
    })))

  it.effect("keeps nobody out, and counts nobody who brings themselves", () =>
    scene(Effect.gen(function*() {
      const { code } = yield* info
      const sessions = yield* SessionStore
      yield* sessions.save(aSession({ deviceId: "laptop", expiresAt: at("2026-12-20T08:00:00.000Z") }))
      yield* arrives("bob@example.org", "NOBODYS2")
      yield* arrives("bob@example.org", null)
      yield* arrives("ada+two@example.org", code)
      yield* arrives("bob@example.org", code, "laptop")
      const devices = yield* KnownDevices
      yield* devices.add(aUser().id, "Ada’s browser")
      yield* arrives("bob@example.org", code, phone, "Ada’s browser")
      yield* recordReferral(aUser(), { referralCode: code, deviceId: phone, client: "" })
      assert.deepInclude(yield* info, { pendingReferrals: 0, successfulReferrals: 0 })
      const users = yield* UserStore
      yield* users.setDisabled(aUser().id, noon)
      yield* arrives("bob@example.org", code)
      assert.deepInclude(yield* info, { pendingReferrals: 0 })
    })))

  it.effect("does not count another spelling of one's own mailbox", () =>
    scene(Effect.gen(function*() {
      const { code } = yield* info
      yield* keepUsers(person("ada.love@gmail.com", aUser().id))
      yield* arrives("a.d.a.love@gmail.com", code)
      yield* arrives("adalove+two@googlemail.com", code)
      assert.deepInclude(yield* info, { pendingReferrals: 0 })
      yield* arrives("grace@gmail.com", code)
      assert.deepInclude(yield* info, { pendingReferrals: 1 })
    })))

  it.effect("has a code that can be looked at by everyone", () =>
    scene(Effect.gen(function*() {
      const { code } = yield* info
      assert.deepStrictEqual(yield* look(` ${code.toLowerCase()} `), { valid: true, code })
      assert.strictEqual(yield* refusal(look("NOBODYS2")), "ReferralCodeNotFound")
    })))

  it("has eight letters that cannot be mixed up", () => {
    fc.assert(fc.property(fc.uuid(), (uuid) => {
      assert.match(codeFrom(UserId.make(uuid)), /^[2-9A-HJ-NP-Z]{8}$/)
    }))
  })
})
