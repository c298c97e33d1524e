import { MailNotSent } from "#domain/account/errors.ts"
import { type Mail, Mailer, type WebhookMail } from "#domain/account/mailer.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Phone, type User } from "#domain/account/user.ts"
import { mailNotices } from "#domain/webhook/shared/mail-notices.ts"
import { editWebhook } from "#domain/webhook/use-cases/edit-webhook.ts"
import { noticeOf, type WebhookNotice } from "#domain/webhook/webhook-notice.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { TestClock } from "effect/testing"
import { noon } from "../../support/a-scene.ts"
import { adasEmail, aUser } from "../../support/a-user.ts"
import { away, completed, pass, scene, work } from "./a-receiving-scene.ts"

const gone = { status: 410, fault: "status", answer: "gone", wait: null } as const

/** What one look for notices mails, and whether mails are accepted. */
const mailbox = () => {
  const state = { isDown: false, sent: new Array<Mail>() }
  const send = (mail: Mail) =>
    state.isDown ? Effect.fail(new MailNotSent()) : Effect.sync(() => void state.sent.push(mail))
  const round = Effect.suspend(() => {
    state.sent = []
    return Effect.map(mailNotices, () => state.sent)
  }).pipe(Effect.provideService(Mailer, { send }))
  return { state, round }
}

const told = (news: WebhookMail["news"], language = "en", name = "hooks.example"): ReadonlyArray<Mail> => [
  { _tag: "Webhook", to: adasEmail, language, news, name },
]

const later = (days: number) => DateTime.add(noon, { days })

const keep = (user: User) => Effect.flatMap(UserStore, ({ save }) => save(user))

describe("the owner of a webhook", () => {
  it.effect("gets one mail when events are given up, however many, and one when it is switched off", () =>
    scene((receiver, { webhook: { id } }) =>
      Effect.gen(function*() {
        const { round } = mailbox()
        yield* keep(aUser({ uiLanguage: "de" }))
        yield* editWebhook.run({ id, name: "Flows" })
        receiver.answer = away
        yield* completed(1)
        yield* completed(2)
        yield* work
        yield* pass(71, 30)
        assert.deepStrictEqual(yield* round, [])
        yield* pass(12, 30)
        assert.deepStrictEqual<ReadonlyArray<Mail>>(yield* round, told("failed", "de", "Flows"))
        yield* completed(1)
        yield* work
        yield* pass(30, 30)
        assert.deepStrictEqual(yield* round, [])
        yield* pass(20, 30)
        assert.deepStrictEqual<ReadonlyArray<Mail>>(yield* round, told("failing", "de", "Flows"))
        assert.deepStrictEqual(yield* round, [])
      })
    ))

  it.effect("gets a mail later if it was not accepted, by one of two servers, and none once a day is over", () =>
    scene((receiver) =>
      Effect.gen(function*() {
        const { state, round } = mailbox()
        receiver.answer = gone
        yield* completed(1)
        yield* work
        state.isDown = true
        assert.deepStrictEqual(yield* round, [])
        state.isDown = false
        assert.deepStrictEqual(yield* round, [])
        yield* TestClock.adjust("10 minutes")
        state.isDown = true
        yield* round
        state.isDown = false
        yield* TestClock.adjust("10 minutes")
        const two = yield* Effect.all([mailbox().round, mailbox().round], { concurrency: "unbounded" })
        assert.deepStrictEqual<ReadonlyArray<Mail>>(two.flat(), told("gone"))
        yield* TestClock.adjust("10 minutes")
        assert.deepStrictEqual(yield* round, [])
      })
    ))

  it.effect("gets none about what is a day old", () =>
    scene((receiver) =>
      Effect.gen(function*() {
        receiver.answer = gone
        yield* completed(1)
        yield* work
        yield* TestClock.adjust("25 hours")
        assert.deepStrictEqual(yield* mailbox().round, [])
      })
    ))

  it.effect("gets none after switching it on again, which is told of once a day at most, and none without an address", () =>
    scene((receiver, { webhook: { id } }) =>
      Effect.gen(function*() {
        const { round } = mailbox()
        const again = Effect.gen(function*() {
          yield* editWebhook.run({ id, isOn: true })
          yield* completed(1)
          yield* work
          return yield* round
        })
        receiver.answer = gone
        yield* completed(1)
        yield* work
        yield* editWebhook.run({ id, isOn: true })
        assert.deepStrictEqual(yield* round, [])
        assert.deepStrictEqual(yield* again, [])
        yield* TestClock.adjust("1 day")
        assert.deepStrictEqual<ReadonlyArray<Mail>>(yield* again, told("gone"))
        assert.deepStrictEqual(yield* again, [])
        yield* TestClock.adjust("1 day")
        yield* keep(aUser({ email: null, phone: Phone.make("+15550100200") }))
        assert.deepStrictEqual(yield* again, [])
      })
    ))

  it("hears of events that are given up at most once in seven days, and at once when it is switched off", () => {
    const failed = noticeOf(null, "failed", noon)
    const isNew = (latest: WebhookNotice, of: "failed" | "off", days: number) =>
      noticeOf(latest, of, later(days)) !== latest
    assert.deepStrictEqual(failed, { of: "failed", at: noon, mailAt: noon })
    assert.deepStrictEqual([6, 7].map((days) => isNew(failed, "failed", days)), [false, true])
    assert.isTrue(isNew(failed, "off", 0))
    const off = noticeOf(failed, "off", later(1))
    assert.deepStrictEqual([1, 2].map((days) => isNew(off, "off", days)), [false, true])
    assert.deepStrictEqual([7, 8].map((days) => isNew(off, "failed", days)), [false, true])
  })
})
