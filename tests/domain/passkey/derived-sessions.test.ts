import { SessionStore } from "#domain/account/session-store.port.ts"
import { identify } from "#domain/account/shared/identify.ts"
import { createToken } from "#domain/account/use-cases/create-token.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { listSessions } from "#domain/account/use-cases/list-sessions.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { exportArchive } from "#domain/leaving/use-cases/export-archive.ts"
import { confirm } from "#domain/passkey/use-cases/confirm.ts"
import { registerPasskey } from "#domain/passkey/use-cases/register-passkey.ts"
import { startConfirmation } from "#domain/passkey/use-cases/start-confirmation.ts"
import { startRegistration } from "#domain/passkey/use-cases/start-registration.ts"
import { createDesktopCode } from "#domain/sign-in/use-cases/create-desktop-code.ts"
import { signInByDesktopCode } from "#domain/sign-in/use-cases/sign-in-by-desktop-code.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Exit } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, asVisitor, atNoon, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { ada } from "../../support/a-task.ts"
import { adasEmail, aUser, sessionBySignIn } from "../../support/a-user.ts"
import { anAuthenticator } from "../../support/passkeys/an-authenticator.ts"

/** The one who presents a token. */
const holding = Effect.fnUntraced(function*(token: string) {
  return Effect.provideService(CurrentActor, yield* identify(token))
})

/** Ada with a passkey, signed in at noon. */
const onLaptop = Effect.gen(function*() {
  const device = anAuthenticator()
  yield* keepUsers(aUser())
  const as = yield* holding(yield* sessionBySignIn(ada, "laptop"))
  const { options } = yield* as(startRegistration.run({}))
  yield* as(registerPasskey.run({ credential: device.create(options) }))
  return { as, device }
})

type As = Effect.Success<typeof onLaptop>["as"]

const handOff = Effect.fnUntraced(function*(as: As, deviceId = "desktop") {
  const { code } = yield* as(createDesktopCode.run({}))
  const { accessToken } = yield* Effect.provide(signInByDesktopCode.run({ code, deviceId }), asVisitor)
  return { accessToken, as: yield* holding(accessToken) }
})

describe("a session made from another", () => {
  it.effect("is no proof of its owner, however often it is handed on", () =>
    atNoon(Effect.gen(function*() {
      const { as } = yield* onLaptop
      yield* TestClock.adjust("50 minutes")
      const desktop = yield* handOff(as)
      assert.strictEqual(yield* refusal(desktop.as(exportArchive.run({}))), "ConfirmationRequired")
      const again = yield* handOff(desktop.as, "another")
      assert.strictEqual(yield* refusal(again.as(exportArchive.run({}))), "ConfirmationRequired")
      const same = yield* handOff(again.as, "laptop")
      assert.strictEqual(yield* refusal(same.as(exportArchive.run({}))), "ConfirmationRequired")
    })))

  it.effect("has the other's proof, and that for as long as the other", () =>
    atNoon(Effect.gen(function*() {
      const { as, device } = yield* onLaptop
      yield* TestClock.adjust("50 minutes")
      const { options } = yield* as(startConfirmation.run({}))
      yield* as(confirm.run({ credential: device.use(options) }))
      yield* TestClock.adjust("4 minutes")
      const desktop = yield* handOff(as)
      yield* desktop.as(exportArchive.run({}))
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* refusal(desktop.as(exportArchive.run({}))), "ConfirmationRequired")
    })))

  it.effect("ends 90 days after the sign-in that it comes from", () =>
    atNoon(Effect.gen(function*() {
      const { as } = yield* onLaptop
      yield* TestClock.adjust("29 days")
      const desktop = yield* handOff(as)
      for (let days = 29; days < 89; days += 15) {
        yield* identify(desktop.accessToken)
        yield* TestClock.adjust("15 days")
      }
      const late = yield* handOff(desktop.as, "late")
      yield* identify(desktop.accessToken)
      const { items } = yield* late.as(listSessions.run({}))
      assert.deepStrictEqual(items.map(({ deviceId }) => deviceId).toSorted(), ["desktop", "late"])
      for (const { expiresAt } of items) assert.deepStrictEqual(expiresAt, DateTime.add(noon, { days: 90 }))
      yield* TestClock.adjust("1 day")
      for (const { accessToken } of [desktop, late]) {
        assert.isTrue(Exit.isFailure(yield* Effect.exit(identify(accessToken))))
      }
    })))

  it.effect("is not made once the other has ended", () =>
    atNoon(Effect.gen(function*() {
      const { as } = yield* onLaptop
      const { endOthers } = yield* SessionStore
      const { code } = yield* as(createDesktopCode.run({}))
      yield* endOthers(ada, null)
      const late = Effect.provide(signInByDesktopCode.run({ code, deviceId: "desktop" }), asVisitor)
      assert.strictEqual(yield* refusal(late), "SignInAttemptInvalid")
    })))
})

describe("a session that the operator opens", () => {
  it.effect("is no proof of its owner", () =>
    atNoon(Effect.gen(function*() {
      yield* onLaptop
      const opened = yield* Effect.provide(
        Effect.all([
          createToken.run({ account: adasEmail, deviceId: "script" }),
          createUser.run({ email: adasEmail, plan: "pro" }),
        ]),
        asOperator,
      )
      for (const { token } of opened) {
        const as = yield* holding(token)
        assert.strictEqual(yield* refusal(as(exportArchive.run({}))), "ConfirmationRequired")
      }
    })))
})
