import { SessionStore } from "#domain/account/session-store.port.ts"
import { identify } from "#domain/account/shared/identify.ts"
import { untilSessionEnds } from "#domain/account/shared/until-session-ends.ts"
import { endOtherSessions } from "#domain/account/use-cases/end-other-sessions.ts"
import { endSession } from "#domain/account/use-cases/end-session.ts"
import { listSessions } from "#domain/account/use-cases/list-sessions.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { CallerDevice } from "#domain/kernel/caller-device.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Exit, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { atNoon } from "../../support/a-scene.ts"
import { ada, bob } from "../../support/a-task.ts"
import { sessionBySignIn, sessionId } from "../../support/a-user.ts"

const firefox = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  name: null,
  country: "DE",
}

/** A signed-in device, as the one who asks. */
const device = Effect.fnUntraced(function*(deviceId: string, user = ada) {
  const token = yield* sessionBySignIn(user, deviceId)
  const actor = yield* identify(token)
  return { token, as: Effect.provideService(CurrentActor, actor) }
})

const isOpen = (token: string) => Effect.map(Effect.exit(identify(token)), Exit.isSuccess)

describe("sessions of an account", () => {
  it.effect("are listed with their device and place, and this one is marked", () =>
    atNoon(Effect.gen(function*() {
      yield* device("phone")
      yield* TestClock.adjust("1 hour")
      const { as } = yield* Effect.provideService(device("laptop"), CallerDevice, firefox)
      yield* device("other", bob)
      const { items } = yield* as(listSessions.run({}))
      assert.deepStrictEqual(
        items.map(({ deviceId, label, place, isCurrent }) => ({ deviceId, label, place, isCurrent })),
        [
          { deviceId: "laptop", label: "Firefox · Linux", place: "DE", isCurrent: true },
          { deviceId: "phone", label: null, place: null, isCurrent: false },
        ],
      )
    })))

  it.effect("end one by one, for their owner only", () =>
    atNoon(Effect.gen(function*() {
      const laptop = yield* device("laptop")
      const phone = yield* device("phone")
      const stranger = yield* device("other", bob)
      const { items } = yield* laptop.as(listSessions.run({}))
      const { id = sessionId(9) } = items.find(({ isCurrent }) => !isCurrent) ?? {}
      const refusal = yield* Effect.flip(stranger.as(endSession.run({ id })))
      assert.strictEqual(refusal._tag, "SessionNotFound")
      yield* laptop.as(endSession.run({ id }))
      assert.isFalse(yield* isOpen(phone.token))
      assert.isTrue(yield* isOpen(laptop.token))
    })))

  it.effect("end all but this one", () =>
    atNoon(Effect.gen(function*() {
      const laptop = yield* device("laptop")
      const phone = yield* device("phone")
      const stranger = yield* device("other", bob)
      assert.deepStrictEqual(yield* laptop.as(endOtherSessions.run({})), { ended: 1 })
      assert.deepStrictEqual(
        yield* Effect.all([isOpen(laptop.token), isOpen(phone.token), isOpen(stranger.token)]),
        [true, false, true],
      )
    })))

  it.effect("end by signing out, whatever device is named", () =>
    atNoon(Effect.gen(function*() {
      const laptop = yield* device("laptop")
      const phone = yield* device("phone")
      const stranger = yield* device("other", bob)
      yield* laptop.as(signOut.run({ deviceId: "unknown" }))
      assert.isFalse(yield* isOpen(laptop.token))
      yield* phone.as(signOut.run({ deviceId: "other" }))
      assert.isFalse(yield* isOpen(phone.token))
      assert.isTrue(yield* isOpen(stranger.token))
    })))

  it.effect("stay ended if a request of theirs was under way", () =>
    atNoon(Effect.gen(function*() {
      const sessions = yield* SessionStore
      const laptop = yield* device("laptop")
      const phone = yield* device("phone")
      const open = yield* sessions.list(ada, yield* DateTime.now)
      yield* laptop.as(endOtherSessions.run({}))
      yield* Effect.forEach(open, sessions.touch)
      assert.isFalse(yield* isOpen(phone.token))
    })))
})

describe("a stream of a session that ends", () => {
  const forever = untilSessionEnds(Stream.never)

  it.effect("ends at once, and those of other devices go on", () =>
    atNoon(Effect.gen(function*() {
      const laptop = yield* device("laptop")
      const phone = yield* device("phone")
      const [reading, other] = yield* Effect.all([
        Effect.forkChild(phone.as(Stream.runDrain(forever))),
        Effect.forkChild(laptop.as(Stream.runDrain(forever))),
      ])
      yield* TestClock.adjust("1 second")
      yield* phone.as(signOut.run({ deviceId: "phone" }))
      const refusal = yield* Effect.flip(Fiber.join(reading))
      assert.strictEqual(refusal._tag, "SignInRequired")
      assert.isUndefined(other.pollUnsafe())
      yield* Fiber.interrupt(other)
    })))

  it.effect("ends also when nothing said so", () =>
    atNoon(Effect.gen(function*() {
      const sessions = yield* SessionStore
      const phone = yield* device("phone")
      const reading = yield* Effect.forkChild(phone.as(Stream.runDrain(forever)))
      yield* TestClock.adjust("1 second")
      yield* sessions.remove(ada, "phone")
      yield* TestClock.adjust("5 minutes")
      assert.strictEqual((yield* Effect.flip(Fiber.join(reading)))._tag, "SignInRequired")
    })))
})
