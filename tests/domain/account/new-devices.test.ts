import { MailNotSent } from "#domain/account/errors.ts"
import { type Mail, Mailer } from "#domain/account/mailer.port.ts"
import { noteDevice } from "#domain/account/shared/note-device.ts"
import { tellSignIns } from "#domain/account/shared/tell-sign-ins.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Phone, type User } from "#domain/account/user.ts"
import { CallerDevice } from "#domain/kernel/caller-device.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepUsers, noon } from "../../support/a-scene.ts"
import { ada } from "../../support/a-task.ts"
import { adasEmail, aUser } from "../../support/a-user.ts"

const caller = { userAgent: null, name: "Ada’s phone", country: "DE" }

/** Signs in on these devices at once, or one after the other; returns what was mailed by each round. */
const scene = (user: User, devices: ReadonlyArray<string>, concurrency: 1 | "unbounded" = 1) => {
  const sent: Array<Mail> = []
  let isDown = false
  const send = (mail: Mail) => isDown ? Effect.fail(new MailNotSent()) : Effect.sync(() => void sent.push(mail))
  const round = Effect.suspend(() => {
    sent.length = 0
    return Effect.as(tellSignIns, sent)
  }).pipe(Effect.map((mails) => [...mails]), Effect.provideService(Mailer, { send }))
  const broken = Effect.suspend(() => {
    isDown = true
    return Effect.ensuring(round, Effect.sync(() => void (isDown = false)))
  })
  const prepared = Effect.gen(function*() {
    const { transaction } = yield* UnitOfWork
    yield* keepUsers(user)
    yield* Effect.forEach(devices, (device) => transaction(noteDevice(ada, device)), { concurrency, discard: true })
  }).pipe(Effect.provideService(CallerDevice, caller))
  return { prepared, round, broken }
}

describe("a sign-in from a device that is new to an account", () => {
  it.effect("is reported once by mail, with the device, the place and the time; the first device is not", () => {
    const { prepared, round } = scene(aUser({ timeZone: "Asia/Tokyo" }), ["laptop", "laptop", "phone", "phone"])
    return atNoon(Effect.gen(function*() {
      yield* prepared
      const to = { to: adasEmail, language: "en", timeZone: "Asia/Tokyo" }
      const about = { label: "Ada’s phone", place: "DE", signedInAt: noon }
      assert.deepStrictEqual(yield* round, [{ _tag: "NewDevice", ...to, ...about }])
      assert.deepStrictEqual(yield* round, [])
    }))
  })

  it.effect("is reported for all of 50 at once but one", () => {
    const { prepared, round } = scene(aUser(), Array.from({ length: 50 }, (_, nth) => `device-${nth}`), "unbounded")
    return atNoon(Effect.gen(function*() {
      yield* prepared
      assert.strictEqual((yield* round).length, 49)
    }))
  })

  it.effect("waits while mails cannot be sent, for a day", () => {
    const { prepared, round, broken } = scene(aUser(), ["laptop", "phone"])
    return atNoon(Effect.gen(function*() {
      yield* prepared
      assert.deepStrictEqual(yield* broken, [])
      assert.deepStrictEqual(yield* round, [])
      yield* TestClock.adjust("10 minutes")
      assert.strictEqual((yield* round).length, 1)
    }))
  })

  it.effect("is reported once by two processes, and no transaction waits for the mail", () => {
    const { prepared } = scene(aUser(), ["laptop", "phone"])
    return atNoon(Effect.gen(function*() {
      yield* prepared
      const users = yield* UserStore
      const sent: Array<string> = []
      const send = (mail: Mail) =>
        Effect.gen(function*() {
          // In a transaction, nobody else could read meanwhile.
          const other = yield* Effect.forkDetach(users.get(ada))
          yield* Effect.yieldNow.pipe(Effect.repeat({ times: 20 }))
          assert.isDefined(other.pollUnsafe(), "another one reads while the mail is sent")
          sent.push(mail._tag)
        })
      const two = Effect.all([tellSignIns, tellSignIns], { concurrency: "unbounded" })
      yield* Effect.provideService(two, Mailer, { send })
      assert.deepStrictEqual(sent, ["NewDevice"])
    }))
  })

  it.effect("is not reported after a day", () => {
    const { prepared, round } = scene(aUser(), ["laptop", "phone"])
    return atNoon(Effect.gen(function*() {
      yield* prepared
      yield* TestClock.adjust("25 hours")
      assert.deepStrictEqual(yield* round, [])
    }))
  })

  it.effect("is not reported to an account without an address", () => {
    const { prepared, round } = scene(aUser({ email: null, phone: Phone.make("+8613800138000") }), ["laptop", "phone"])
    return atNoon(Effect.andThen(prepared, Effect.map(round, (mails) => assert.deepStrictEqual(mails, []))))
  })
})
