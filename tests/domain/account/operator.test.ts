import { identify } from "#domain/account/shared/identify.ts"
import { createToken } from "#domain/account/use-cases/create-token.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { listUsers } from "#domain/account/use-cases/list-users.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { viewOf } from "#domain/account/user-view.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asOperator, asVisitor, atNoon, keepUsers, refusal } from "../../support/a-scene.ts"
import { ada, asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

describe("creating, opening and listing accounts", () => {
  it.effect("is for the operator only", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser({ plan: "pro" }))
      for (const actor of [asAda, asVisitor]) {
        const answers = yield* Effect.provide(
          Effect.all([
            refusal(createUser.run({ email: "bob@example.org", plan: "pro" })),
            refusal(createToken.run({ account: "ada@example.org", deviceId: "script" })),
            refusal(listUsers.run({})),
          ]),
          actor,
        )
        assert.deepStrictEqual(answers, ["OperatorOnly", "OperatorOnly", "OperatorOnly"])
      }
    })))
})

describe("the operator", () => {
  it.effect("creates an account with a token for scripts", () =>
    atNoon(Effect.gen(function*() {
      const { id, token, user } = yield* createUser.run({ email: " Bob@Example.org", plan: "pro" })
      assert.deepStrictEqual(user.subscription, { planName: "pro", planType: "paid" })
      assert.equal(user.email, "bob@example.org")
      assert.deepInclude(yield* identify(token), { _tag: "User", id: user.id })
      assert.strictEqual(id, user.id)
    })).pipe(Effect.provide(asOperator)))

  it.effect("sets the plan of an existing account, and keeps the rest of it", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser({ uiLanguage: "zh" }))
      const { user } = yield* createUser.run({ email: "ada@example.org", plan: "pro" })
      assert.deepInclude(user, { id: ada, uiLanguage: "zh", createdAt: aUser().createdAt })
      const { items } = yield* listUsers.run({})
      assert.deepStrictEqual(items.map(({ id, subscription }) => [id, subscription.planName]), [[ada, "pro"]])
    })).pipe(Effect.provide(asOperator)))

  it.effect("leaves the tokens alone that an existing account got before", () =>
    atNoon(Effect.gen(function*() {
      const first = yield* createUser.run({ email: "bob@example.org", plan: "pro" })
      const { token, user } = yield* createUser.run({ email: "bob@example.org", plan: "premium" })
      assert.deepInclude(yield* identify(first.token), { _tag: "User", id: user.id })
      assert.deepInclude(yield* identify(token), { _tag: "User", id: user.id })
    })).pipe(Effect.provide(asOperator)))

  it.effect("is refused an invalid address", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(createUser.run({ email: "bob", plan: "free" })), "EmailInvalid")
    })).pipe(Effect.provide(asOperator)))

  it.effect("opens another session for an account, but not for an unknown one", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const { token } = yield* createToken.run({ account: "ADA@example.org", deviceId: "script" })
      assert.deepInclude(yield* identify(token), { _tag: "User", id: ada })
      for (const email of ["bob@example.org", "bob"]) {
        assert.strictEqual(yield* refusal(createToken.run({ account: email, deviceId: "script" })), "UserNotFound")
      }
    })).pipe(Effect.provide(asOperator)))

  it.effect("has no account to see or to sign out of", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(getCurrentUser.run({})), "SignInRequired")
      assert.strictEqual(yield* refusal(signOut.run({ deviceId: "cli" })), "SignInRequired")
    })).pipe(Effect.provide(asOperator)))
})

describe("account.getCurrentUser", () => {
  it.effect("shows the caller's account", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      assert.deepStrictEqual(yield* getCurrentUser.run({}), viewOf(aUser()))
    })).pipe(Effect.provide(asAda)))

  it.effect("asks the caller to sign in again if the account is gone", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(getCurrentUser.run({})), "SignInRequired")
    })).pipe(Effect.provide(asAda)))
})
