import { identify } from "#domain/account/shared/identify.ts"
import { untilDisabled } from "#domain/account/shared/until-disabled.ts"
import { untilSessionEnds } from "#domain/account/shared/until-session-ends.ts"
import { createToken } from "#domain/account/use-cases/create-token.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { disableUser } from "#domain/account/use-cases/disable-user.ts"
import { enableUser } from "#domain/account/use-cases/enable-user.ts"
import { getUser } from "#domain/account/use-cases/get-user.ts"
import { Phone } from "#domain/account/user.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, atNoon, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { ada, asAda, bob } from "../../support/a-task.ts"
import { adasEmail, aUser, sessionBySignIn } from "../../support/a-user.ts"

const account = adasEmail

describe("an account that the operator disables", () => {
  it.effect("is signed out everywhere, and the streams of its sessions end at once", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const token = yield* sessionBySignIn(ada, "laptop")
      const actor = yield* identify(token)
      const reading = yield* Effect.forkChild(
        Stream.runDrain(untilSessionEnds(Stream.never)).pipe(Effect.provideService(CurrentActor, actor)),
      )
      yield* TestClock.adjust("1 second")
      const { disabledAt, sessions } = yield* disableUser.run({ account })
      assert.strictEqual((yield* Effect.flip(Fiber.join(reading)))._tag, "SignInRequired")
      assert.strictEqual(yield* refusal(identify(token)), "SignInRequired")
      assert.deepStrictEqual([disabledAt, sessions], [DateTime.add(noon, { seconds: 1 }), []])
    })).pipe(Effect.provide(asOperator)))

  it.effect("gets no more of a file within five seconds, also without a session", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const reading = yield* Effect.forkChild(Stream.runDrain(untilDisabled(ada, Stream.never)))
      yield* TestClock.adjust("1 minute")
      yield* disableUser.run({ account })
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual((yield* Effect.flip(Fiber.join(reading)))._tag, "AccountDisabled")
    })).pipe(Effect.provide(asOperator)))

  it.effect("gets no session by a sign-in that was under way, now or later", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* disableUser.run({ account })
      const late = yield* sessionBySignIn(ada, "laptop")
      assert.strictEqual(yield* refusal(identify(late)), "SignInRequired")
      yield* enableUser.run({ account })
      assert.strictEqual(yield* refusal(identify(late)), "SignInRequired")
    })).pipe(Effect.provide(asOperator)))

  it.effect("gets no token, and keeps its plan, until it is enabled", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* disableUser.run({ account })
      assert.strictEqual(yield* refusal(createToken.run({ account, deviceId: "script" })), "AccountDisabled")
      assert.strictEqual(yield* refusal(createUser.run({ email: account, plan: "pro" })), "AccountDisabled")
      const { disabledAt, user } = yield* enableUser.run({ account })
      assert.deepStrictEqual([disabledAt, user.subscription.planName], [null, "free"])
      const { token } = yield* createToken.run({ account, deviceId: "script" })
      assert.deepInclude(yield* identify(token), { id: ada })
    })).pipe(Effect.provide(asOperator)))

  it.effect("keeps the day it was disabled first; enabling one that is not disabled signs nobody out", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* disableUser.run({ account })
      yield* TestClock.adjust("1 day")
      assert.deepStrictEqual((yield* disableUser.run({ account })).disabledAt, noon)
      yield* enableUser.run({ account })
      yield* sessionBySignIn(ada, "laptop")
      assert.lengthOf((yield* enableUser.run({ account })).sessions, 1)
    })).pipe(Effect.provide(asOperator)))
})

describe("account.getUser", () => {
  it.effect("finds an account by its address, number or id", () =>
    atNoon(Effect.gen(function*() {
      const phone = Phone.make("+8613800138000")
      yield* keepUsers(aUser(), aUser({ id: bob, email: null, phone }))
      yield* sessionBySignIn(ada, "laptop")
      const { user, sessions, disabledAt } = yield* getUser.run({ account: " ADA@example.org" })
      assert.deepStrictEqual([user.id, sessions.length, disabledAt], [ada, 1, null])
      assert.strictEqual((yield* getUser.run({ account: phone })).user.id, bob)
      assert.strictEqual((yield* getUser.run({ account: bob })).user.id, bob)
      assert.strictEqual(yield* refusal(getUser.run({ account: "nobody" })), "UserNotFound")
    })).pipe(Effect.provide(asOperator)))

  it.effect("is for the operator only, and so is disabling", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const refused = [getUser.run({ account }), disableUser.run({ account }), enableUser.run({ account })]
      for (const asked of refused) assert.strictEqual(yield* refusal(asked), "OperatorOnly")
    })).pipe(Effect.provide(asAda)))
})
