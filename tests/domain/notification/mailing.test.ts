import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { TokenSigner } from "#domain/kernel/token-signer.port.ts"
import { sendDigests } from "#domain/notification/shared/send-digests.ts"
import { sendNotices } from "#domain/notification/shared/send-notices.ts"
import { editNotifications } from "#domain/notification/use-cases/edit-notifications.ts"
import { getNotifications } from "#domain/notification/use-cases/get-notifications.ts"
import { unsubscribe } from "#domain/notification/use-cases/unsubscribe.ts"
import { ReviewStore } from "#domain/review/review-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { asVisitor, keepTasks, refusal } from "../../support/a-scene.ts"
import { ada, at, aTask, aWork, taskId } from "../../support/a-task.ts"
import { adasEmail } from "../../support/a-user.ts"
import { aMemory, aQuiz, aQuizQuestion } from "../../support/review/a-review.ts"
import { anAnalysisState } from "../../support/task-states.ts"
import { finish, scene, written } from "./a-notified-scene.ts"

const analysed = (nth: number, attempt = 1) =>
  aTask({
    id: taskId(nth),
    analysis: anAnalysisState("Completed"),
    work: aWork({ analysisAttempt: attempt }),
  })

const summary = `## Overview

The launch moves to **May**. [00:12](#t=12000)

## Points

- The budget is 400,000 euros.
- ${"long ".repeat(100)}

## Action items

- [ ] Call the printer — owner: Ann, due: Friday
- [x] Book the room
- [ ] Write to Ben
`

const kept = (nth: number) =>
  Effect.gen(function*() {
    yield* keepTasks(analysed(nth))
    yield* written(taskId(nth), summary)
  })

const minutes = Effect.fnUntraced(function*(count: number) {
  for (let passed = 0; passed < count; passed += 10) {
    yield* TestClock.adjust("10 minutes")
    yield* sendDigests
  }
})

describe("the mail that notes are ready", () => {
  it.effect("is sent on wish, once a file, with the first points and a link that stops it", () =>
    scene(({ mails }) =>
      Effect.gen(function*() {
        yield* kept(1)
        yield* finish(analysed(1))
        yield* sendNotices
        assert.deepStrictEqual(mails, [])
        yield* editNotifications.run({ notesReady: true })
        yield* finish(aTask({ id: taskId(1) }))
        yield* finish(analysed(1, 2))
        yield* sendNotices
        yield* finish(analysed(1, 3))
        yield* sendNotices
        const [mail] = mails
        if (mail?._tag !== "NotesReady") return assert.fail("no mail was sent")
        assert.strictEqual(mails.length, 1)
        assert.deepInclude(mail, {
          to: adasEmail,
          language: "fr",
          title: "Weekly sync",
          url: `https://parley.example/transcribe/task/${taskId(1)}`,
        })
        assert.deepStrictEqual(mail.points.slice(0, 2), ["The launch moves to May.", "The budget is 400,000 euros."])
        assert.isAtMost(Math.max(...mail.points.map(({ length }) => length)), 240)
        assert.strictEqual(mail.points.length, 5)
      }), { uiLanguage: "fr" }))

  it.effect("is tried again for a day, and not sent once it is no longer wanted", () =>
    scene((world) =>
      Effect.gen(function*() {
        yield* editNotifications.run({ notesReady: true })
        world.isMailAccepted = false
        for (const nth of [1, 2]) {
          yield* kept(nth)
          yield* finish(analysed(nth))
        }
        yield* sendNotices
        world.isMailAccepted = true
        yield* TestClock.adjust("1 minute")
        yield* sendNotices
        assert.strictEqual(world.mails.length, 2)
        world.isMailAccepted = false
        yield* kept(3)
        yield* finish(analysed(3))
        yield* sendNotices
        yield* editNotifications.run({ notesReady: false })
        world.isMailAccepted = true
        yield* TestClock.adjust("1 hour")
        yield* sendNotices
        assert.strictEqual(world.mails.length, 2)
      })
    ))
})

describe("the daily digest", () => {
  it.effect("is sent in the morning there, once a day, with what is open and due", () =>
    scene(({ mails }) =>
      Effect.gen(function*() {
        const reviews = yield* ReviewStore
        yield* kept(1)
        yield* reviews.open(aQuiz(1), at("2026-11-20T09:00:00.000Z"))
        yield* reviews.add(aQuizQuestion(1, 1))
        yield* reviews.saveCard(ada, aQuizQuestion(1, 1).id, aMemory("2026-11-20T10:00:00.000Z"))
        yield* editNotifications.run({ digest: true })
        // It is 13:00 in Berlin: the next morning is that of the 21st, 19 hours later.
        yield* minutes(18 * 60 + 50)
        assert.deepStrictEqual(mails, [])
        yield* minutes(10)
        const [mail] = mails
        if (mail?._tag !== "Digest") return assert.fail("no digest was sent")
        assert.deepStrictEqual(mail.items, {
          count: 2,
          shown: [
            { text: "Call the printer", owner: "Ann", due: "Friday", title: "Weekly sync" },
            { text: "Write to Ben", owner: null, due: null, title: "Weekly sync" },
          ],
        })
        assert.deepStrictEqual(mail.reviews, { count: 1, titles: ["Weekly sync"] })
        assert.strictEqual(mail.name, `digest.2026-11-21.${ada}`)
        yield* minutes(23 * 60)
        assert.strictEqual(mails.length, 1)
        yield* minutes(60)
        assert.strictEqual(mails.length, 2)
      }), { timeZone: "Europe/Berlin" }))

  it.effect("is not sent where there is nothing to say, nor about what is older than a month", () =>
    scene(({ mails }) =>
      Effect.gen(function*() {
        yield* editNotifications.run({ digest: true })
        yield* minutes(24 * 60)
        assert.deepStrictEqual(mails, [])
        yield* keepTasks({ ...analysed(1), createdAt: at("2026-10-01T08:00:00.000Z") })
        yield* written(taskId(1), summary)
        yield* minutes(24 * 60)
        assert.deepStrictEqual(mails, [])
      })
    ))

  it.effect("comes later the same day if the mail server or this one was away, and never at night or twice", () =>
    scene((world) =>
      Effect.gen(function*() {
        yield* kept(1)
        yield* editNotifications.run({ digest: true })
        world.isMailAccepted = false
        yield* minutes(21 * 60)
        world.isMailAccepted = true
        yield* minutes(40)
        assert.strictEqual(world.mails.length, 1)
        // Switched off and on again, and moved east, on the same day.
        yield* editNotifications.run({ digest: false })
        yield* editNotifications.run({ digest: true })
        yield* editPreferences.run({ timeZone: "Europe/Berlin" })
        yield* minutes(9 * 60)
        assert.strictEqual(world.mails.length, 1)
        // The server is away until the evening after next.
        yield* TestClock.setTime(at("2026-11-22T22:00:00.000Z").epochMilliseconds)
        yield* sendDigests
        assert.strictEqual(world.mails.length, 1)
        yield* minutes(9 * 60 + 10)
        assert.strictEqual(world.mails.length, 2)
      })
    ))
})

describe("the link that stops mails", () => {
  it.effect("works without signing in, for its kind of mail only, twice as well as once", () =>
    scene(({ mails }) =>
      Effect.gen(function*() {
        yield* editNotifications.run({ notesReady: true, digest: true })
        yield* kept(1)
        yield* finish(analysed(1))
        yield* sendNotices
        const [mail] = mails
        if (mail?._tag !== "NotesReady") return assert.fail("no mail was sent")
        const stop = unsubscribe.run({ token: mail.unsubscribe }).pipe(Effect.provide(asVisitor))
        assert.deepStrictEqual(yield* stop, { from: "notesReady" })
        assert.deepStrictEqual(yield* stop, { from: "notesReady" })
        assert.deepInclude(yield* getNotifications.run({}), { notesReady: false, digest: true })
      })
    ))

  it.effect("is refused if it was not signed here, or for something else", () =>
    scene(() =>
      Effect.gen(function*() {
        const { sign } = yield* TokenSigner
        const other = yield* sign(JSON.stringify({ conversion: taskId(1), until: 0 }))
        for (const token of ["", "nonsense", other]) {
          const stop = unsubscribe.run({ token }).pipe(Effect.provide(asVisitor))
          assert.strictEqual(yield* refusal(stop), "UnsubscribeLinkInvalid")
        }
      })
    ))
})
