import { SessionStore } from "#domain/account/session-store.port.ts"
import { endOtherSessions } from "#domain/account/use-cases/end-other-sessions.ts"
import { Phone } from "#domain/account/user.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { sendNotices } from "#domain/notification/shared/send-notices.ts"
import { tellFinished } from "#domain/notification/shared/tell-finished.ts"
import { editNotifications } from "#domain/notification/use-cases/edit-notifications.ts"
import { getNotifications } from "#domain/notification/use-cases/get-notifications.ts"
import { removePushDevice } from "#domain/notification/use-cases/remove-push-device.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { keepTasks, refusal, refusalWith } from "../../support/a-scene.ts"
import { aTask, aWork, bob, taskId } from "../../support/a-task.ts"
import { aSession, sessionId } from "../../support/a-user.ts"
import { anAnalysisState, aTranscriptionState } from "../../support/task-states.ts"
import { asAdaOn, finish, scene, switchedOn } from "./a-notified-scene.ts"

const ready = aTask({ analysis: anAnalysisState("Completed"), work: aWork({ analysisAttempt: 1 }) })

const kept = (task = ready) => Effect.andThen(keepTasks(task), finish(task))

/** More sessions of Ada's. */
const devices = (...numbers: ReadonlyArray<number>) =>
  Effect.flatMap(
    SessionStore,
    ({ save }) =>
      Effect.forEach(numbers, (number) =>
        save(aSession({ id: sessionId(number), tokenHash: `hash ${number}`, deviceId: `device-${number}` }))),
  )

describe("devices", () => {
  it.effect("are pushed once that a file is ready, with its title and in the person’s language", () =>
    scene(({ pushed }) =>
      Effect.gen(function*() {
        yield* switchedOn()
        yield* kept({ ...ready, title: "Größe" })
        yield* finish(ready)
        yield* sendNotices
        yield* sendNotices
        assert.deepStrictEqual(pushed, [{
          news: "ready",
          title: "Größe",
          language: "de",
          url: `https://parley.example/transcribe/task/${ready.id}`,
          tag: `${ready.id} ready 1.1`,
        }])
        yield* finish({ ...ready, work: aWork({ analysisAttempt: 2 }) })
        yield* sendNotices
        assert.strictEqual(pushed.length, 2)
      }), { uiLanguage: "de" }))

  it.effect("are pushed that a file has failed; not while more is done to it, nor for what was rolled back", () =>
    scene(({ pushed }) =>
      Effect.gen(function*() {
        yield* switchedOn()
        yield* kept(aTask({ analysis: anAnalysisState("Waiting") }))
        yield* kept(aTask({ id: taskId(2), transcription: aTranscriptionState("Running") }))
        const { transaction } = yield* UnitOfWork
        yield* Effect.ignore(transaction(Effect.andThen(tellFinished(ready), Effect.fail("undone"))))
        yield* kept(aTask({ id: taskId(5), ownerId: bob }))
        yield* sendNotices
        assert.deepStrictEqual(pushed, [])
        yield* kept(aTask({ id: taskId(3), transcription: aTranscriptionState("Failed") }))
        yield* kept(aTask({ id: taskId(4), analysis: anAnalysisState("Failed") }))
        yield* sendNotices
        assert.deepStrictEqual(pushed.map(({ news }) => news), ["failed", "failed"])
      })
    ))

  it.effect("are tried again with pauses, as the push service asks, for twelve hours", () =>
    scene((world) =>
      Effect.gen(function*() {
        yield* switchedOn()
        world.answer = { _tag: "later", wait: 3_600_000 }
        yield* kept()
        yield* sendNotices
        world.answer = { _tag: "sent" }
        yield* TestClock.adjust("59 minutes")
        yield* sendNotices
        assert.deepStrictEqual(world.pushed, [])
        yield* TestClock.adjust("2 minutes")
        yield* sendNotices
        assert.strictEqual(world.pushed.length, 1)
        world.answer = { _tag: "later", wait: null }
        yield* kept(aTask({ id: taskId(2) }))
        for (let minutes = 0; minutes < 13 * 60; minutes += 5) {
          yield* TestClock.adjust("5 minutes")
          yield* sendNotices
        }
        world.answer = { _tag: "sent" }
        yield* TestClock.adjust("1 day")
        yield* sendNotices
        assert.strictEqual(world.pushed.length, 1)
      })
    ))

  it.effect("that are gone are forgotten; one that refuses stays, and is not asked again about the same", () =>
    scene((world) =>
      Effect.gen(function*() {
        yield* switchedOn()
        world.answer = { _tag: "refused" }
        yield* kept()
        yield* sendNotices
        world.answer = { _tag: "gone" }
        yield* TestClock.adjust("1 hour")
        yield* sendNotices
        assert.strictEqual((yield* getNotifications.run({})).devices.length, 1)
        yield* kept(aTask({ id: taskId(2) }))
        yield* sendNotices
        assert.deepStrictEqual((yield* getNotifications.run({})).devices, [])
        assert.deepStrictEqual(world.pushed, [])
      })
    ))

  it.effect("end when they are switched off, signed out or expired, with what waits for them", () =>
    scene(({ pushed }) =>
      Effect.gen(function*() {
        yield* devices(2, 3)
        const own = yield* switchedOn()
        yield* switchedOn("https://push.example/2").pipe(asAdaOn(2))
        yield* switchedOn("https://push.example/3").pipe(asAdaOn(3))
        yield* kept()
        yield* removePushDevice.run({ id: own.id })
        assert.strictEqual(yield* refusal(removePushDevice.run({ id: own.id })), "PushDeviceNotFound")
        yield* endOtherSessions.run({}).pipe(asAdaOn(3))
        yield* sendNotices
        assert.strictEqual(pushed.length, 1)
        const listed = (yield* getNotifications.run({}).pipe(asAdaOn(3))).devices
        assert.deepStrictEqual(listed.map(({ isCurrent, label }) => [isCurrent, label]), [[true, "Firefox · Linux"]])
        yield* TestClock.adjust("31 days")
        yield* kept(aTask({ id: taskId(2) }))
        yield* sendNotices
        assert.strictEqual(pushed.length, 1)
      })
    ))

  it.effect("are ten at most, lead to the public internet, and belong to a session", () =>
    scene(() =>
      Effect.gen(function*() {
        const numbers = Array.from({ length: 11 }, (_, nth) => nth + 2)
        yield* devices(...numbers)
        assert.deepStrictEqual(yield* refusalWith(switchedOn("https://inside.example/")), {
          _tag: "PushDeviceRefused",
          kind: "invalid",
          message: "endpoint: must be a push service on the public internet, with the keys of the browser",
          issues: [{ field: "endpoint", rule: "push-service", params: {} }],
        })
        for (const number of numbers.slice(0, 10)) {
          yield* switchedOn(`https://push.example/${number}`).pipe(asAdaOn(number))
        }
        const eleventh = switchedOn("https://push.example/12").pipe(asAdaOn(12))
        assert.strictEqual(yield* refusal(eleventh), "PushDeviceLimitReached")
        assert.strictEqual(yield* refusal(switchedOn().pipe(asAdaOn(99))), "SignInRequired")
      })
    ))

  it.effect("are notified without an email address, which gets no mail", () =>
    scene(({ pushed }) =>
      Effect.gen(function*() {
        yield* switchedOn()
        assert.strictEqual(yield* refusal(editNotifications.run({ digest: true })), "NoMailAddress")
        assert.isFalse((yield* editNotifications.run({ digest: false })).hasEmail)
        yield* kept()
        yield* sendNotices
        assert.strictEqual(pushed.length, 1)
      }), { email: null, phone: Phone.make("+15550100200") }))
})
