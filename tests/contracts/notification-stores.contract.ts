import { SessionStore } from "#domain/account/session-store.port.ts"
import type { Session } from "#domain/account/session.ts"
import type { UserStore } from "#domain/account/user-store.port.ts"
import { Phone } from "#domain/account/user.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { MailChoiceStore } from "#domain/notification/mail-choice-store.port.ts"
import { NoticeStore } from "#domain/notification/notice-store.port.ts"
import { PushDeviceStore } from "#domain/notification/push-device-store.port.ts"
import type { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, type Layer } from "effect"
import { TestClock } from "effect/testing"
import { keepTasks, keepUsers, noon } from "../support/a-scene.ts"
import { ada, aTask, bob, taskId } from "../support/a-task.ts"
import { aSession, aUser, sessionId } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aNotice, aPushDevice, noticeId, pushDeviceId } from "../support/notification/a-notice.ts"

const inAMinute = DateTime.add(noon, { minutes: 1 })
const tomorrow = DateTime.add(noon, { days: 1 })
const over = { state: "sent", nextAt: null } as const

/** The session of the nth device. */
const deviceSession = (number: number, given: Partial<Session> = {}) =>
  aSession({ id: sessionId(number), tokenHash: `hash ${number}`, deviceId: `device-${number}`, ...given })

type Stores =
  | MailChoiceStore
  | NoticeStore
  | PushDeviceStore
  | SessionStore
  | TaskStore
  | UnitOfWork
  | UserStore

const idsOf = (devices: ReadonlyArray<{ readonly id: string }>) => devices.map(({ id }) => id)

/** What every PushDeviceStore, NoticeStore and MailChoiceStore must do. */
export const notificationStoresContract = (name: string, layer: Layer.Layer<Stores>): void => {
  describe(`PushDeviceStore, NoticeStore, MailChoiceStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const people = Effect.gen(function*() {
      yield* TestClock.setTime(noon.epochMilliseconds)
      yield* keepUsers(aUser(), aUser({ id: bob, email: null, phone: Phone.make("+15550100200") }))
      yield* keepTasks(aTask(), aTask({ id: taskId(2) }))
      const sessions = yield* SessionStore
      for (const number of [1, 2, 3]) yield* sessions.save(deviceSession(number))
      yield* sessions.save(deviceSession(4, { userId: bob }))
    })
    const oneDevice = Effect.gen(function*() {
      yield* people
      yield* (yield* PushDeviceStore).save(aPushDevice(1), 10, noon)
      return yield* NoticeStore
    })

    behaves(
      "keeps devices up to a limit; one device and one address have one",
      Effect.gen(function*() {
        yield* people
        const { save, list, find, remove } = yield* PushDeviceStore
        assert.isTrue(yield* save(aPushDevice(1), 2, noon))
        assert.isTrue(yield* save(aPushDevice(2), 2, noon))
        assert.isFalse(yield* save(aPushDevice(3), 2, noon))
        assert.deepStrictEqual(yield* list(ada, noon), [aPushDevice(1), aPushDevice(2)])
        const again = aPushDevice(5, { deviceId: "device-2", createdAt: inAMinute })
        assert.isTrue(yield* save(again, 2, noon))
        assert.deepStrictEqual(yield* list(ada, noon), [aPushDevice(1), again])
        const { subscription } = aPushDevice(1)
        assert.isTrue(yield* save(aPushDevice(4, { userId: bob, subscription }), 2, noon))
        assert.deepStrictEqual(idsOf(yield* list(ada, noon)), [again.id])
        assert.isNull(yield* find(pushDeviceId(1), noon))
        assert.isFalse(yield* remove(ada, pushDeviceId(4)))
        assert.isTrue(yield* remove(bob, pushDeviceId(4)))
        assert.deepStrictEqual(yield* list(bob, noon), [])
      }),
    )

    behaves(
      "loses a device when it is signed out, or its session has expired, but not when it signs in again",
      Effect.gen(function*() {
        yield* people
        const sessions = yield* SessionStore
        const { save, list, find } = yield* PushDeviceStore
        for (const number of [1, 2, 3]) yield* save(aPushDevice(number), 10, noon)
        yield* sessions.save(deviceSession(1, { id: sessionId(9), tokenHash: "hash 9" }))
        assert.deepStrictEqual(idsOf(yield* list(ada, noon)), [1, 2, 3].map(pushDeviceId))
        yield* sessions.end(ada, sessionId(2))
        assert.deepStrictEqual(idsOf(yield* list(ada, noon)), [1, 3].map(pushDeviceId))
        assert.isNull(yield* find(pushDeviceId(2), noon))
        assert.deepStrictEqual(yield* list(ada, DateTime.add(noon, { days: 31 })), [])
      }),
    )

    behaves(
      "adds a notice once for a task, a target and an occasion, and undoes it with the transaction around it",
      Effect.gen(function*() {
        const { add, claim } = yield* oneDevice
        const { transaction } = yield* UnitOfWork
        const mail = aNotice(2, { pushDeviceId: null, news: "notes", occasion: "notes" })
        yield* Effect.ignore(transaction(Effect.andThen(add([aNotice(1)]), Effect.fail("rolled back"))))
        assert.deepStrictEqual(yield* claim(noon, inAMinute, 10), [])
        yield* add([aNotice(1), mail])
        yield* add([aNotice(3), { ...mail, id: noticeId(4) }, aNotice(5, { occasion: "ready 1.2" })])
        const taken = yield* claim(noon, inAMinute, 10)
        assert.sameMembers(idsOf(taken), [noticeId(1), noticeId(2), noticeId(5)])
        assert.deepStrictEqual(
          taken.find(({ id }) => id === noticeId(2)),
          { ...mail, nextAt: inAMinute, tries: 1 },
        )
      }),
    )

    behaves(
      "gives a try to one caller, when it is due, until its time is over; what comes late changes nothing",
      Effect.gen(function*() {
        const { add, claim, settle } = yield* oneDevice
        yield* add([aNotice(1)])
        assert.deepStrictEqual(yield* claim(DateTime.subtract(noon, { seconds: 1 }), inAMinute, 10), [])
        const many = yield* Effect.all(Array.from({ length: 5 }, () => claim(noon, inAMinute, 10)), {
          concurrency: "unbounded",
        })
        const [first] = many.flat()
        assert.strictEqual(many.flat().length, 1)
        const [second] = yield* claim(inAMinute, tomorrow, 10)
        assert.strictEqual(second?.tries, 2)
        if (first === undefined || second === undefined) return assert.fail("nothing was due")
        assert.isFalse(yield* settle(first, over))
        assert.isTrue(yield* settle(second, { state: "waiting", nextAt: tomorrow }))
        assert.deepStrictEqual(yield* claim(inAMinute, tomorrow, 10), [])
        const [third] = yield* claim(tomorrow, DateTime.add(tomorrow, { minutes: 1 }), 10)
        if (third === undefined) return assert.fail("it was put off until then")
        assert.isTrue(yield* settle(third, over))
        assert.deepStrictEqual(yield* claim(DateTime.add(tomorrow, { days: 9 }), tomorrow, 10), [])
      }),
    )

    behaves(
      "takes as many as asked for, and forgets what devices were told, but not that a mail was sent",
      Effect.gen(function*() {
        const { add, claim, settle, forget } = yield* oneDevice
        const mail = aNotice(2, { pushDeviceId: null, news: "notes", occasion: "notes" })
        yield* add([aNotice(1), mail, aNotice(3, { taskId: taskId(2) })])
        assert.strictEqual((yield* claim(noon, noon, 2)).length, 2)
        for (const one of yield* claim(noon, inAMinute, 10)) {
          if (one.id !== noticeId(3)) yield* settle(one, over)
        }
        yield* forget(tomorrow)
        yield* add([aNotice(4), { ...mail, id: noticeId(5) }, aNotice(6, { taskId: taskId(2) })])
        assert.sameMembers(idsOf(yield* claim(inAMinute, tomorrow, 10)), [noticeId(3), noticeId(4)])
      }),
    )

    behaves(
      "forgets what waits for a device that is removed",
      Effect.gen(function*() {
        const { add, claim } = yield* oneDevice
        yield* add([aNotice(1)])
        yield* (yield* PushDeviceStore).remove(ada, pushDeviceId(1))
        assert.deepStrictEqual(yield* claim(noon, inAMinute, 10), [])
      }),
    )

    behaves(
      "knows which mails an account wants, and keeps when its digest is due",
      Effect.gen(function*() {
        yield* people
        const { find, save, takeDigest, settleDigest } = yield* MailChoiceStore
        const both = { notesReady: true, digest: true }
        assert.deepStrictEqual(yield* find(ada), { notesReady: false, digest: false })
        yield* save(ada, { notesReady: true, digest: false }, noon)
        assert.isNull(yield* takeDigest(tomorrow, tomorrow))
        yield* save(ada, both, noon)
        yield* save(ada, both, tomorrow)
        assert.deepStrictEqual(yield* find(ada), both)
        assert.isNull(yield* takeDigest(DateTime.subtract(noon, { seconds: 1 }), tomorrow))
        const takes = yield* Effect.all(Array.from({ length: 4 }, () => takeDigest(noon, inAMinute)), {
          concurrency: "unbounded",
        })
        const gained = takes.filter((one) => one !== null)
        const [taken] = gained
        assert.deepStrictEqual(gained, [{ userId: ada, lastDay: null, until: inAMinute }])
        const again = yield* takeDigest(inAMinute, tomorrow)
        if (taken === undefined || again === null) return assert.fail("it was due")
        yield* settleDigest(taken, { digestAt: noon, lastDay: "2026-01-01" })
        assert.isNull(yield* takeDigest(inAMinute, tomorrow))
        yield* settleDigest(again, { digestAt: tomorrow, lastDay: "2026-11-20" })
        yield* save(ada, { notesReady: false, digest: false }, noon)
        assert.isNull(yield* takeDigest(tomorrow, tomorrow))
        yield* save(ada, both, noon)
        assert.deepStrictEqual(yield* takeDigest(noon, tomorrow), {
          userId: ada,
          lastDay: "2026-11-20",
          until: tomorrow,
        })
      }),
    )
  })
}
