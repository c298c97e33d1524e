import { MailNotSent } from "#domain/account/errors.ts"
import { type Mail, Mailer } from "#domain/account/mailer.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { StoredMessages } from "#domain/account/stored-messages.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email, Phone } from "#domain/account/user.ts"
import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { SimulatedCheckout } from "#domain/billing/simulated-checkout.port.ts"
import { SubscriptionStore } from "#domain/billing/subscription-store.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import { purgeDue } from "#domain/leaving/shared/keep-leaving.ts"
import { cancelDeletion } from "#domain/leaving/use-cases/cancel-deletion.ts"
import { deleteUser } from "#domain/leaving/use-cases/delete-user.ts"
import { getDeletion } from "#domain/leaving/use-cases/get-deletion.ts"
import { keepUser } from "#domain/leaving/use-cases/keep-user.ts"
import { requestDeletion } from "#domain/leaving/use-cases/request-deletion.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, keepTasks, keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, asAda, aTask, bob, taskId } from "../../support/a-task.ts"
import { aSession, aUser } from "../../support/a-user.ts"
import { anUpload, arrived, isThere, scriptedFiles, uploadId } from "../../support/an-upload.ts"
import { atShop, bought, type Shop } from "../../support/billing/a-shop.ts"
import { noPayments } from "../../support/billing/no-payments.ts"

const inDays = (days: number) => DateTime.add(noon, { days })
const until = (days: number) => TestClock.setTime(inDays(days).epochMilliseconds)
const asked = requestDeletion.run({ confirm: " Ada@Example.org " })
const bobs = aUser({ id: bob, email: Email.make("bob@example.org") })

/** Ada at a shop, with the mails that were sent. */
const scene = <A, E, R>(
  test: (shop: Shop, mails: ReadonlyArray<Mail>) => Effect.Effect<A, E, R>,
  isMailAway = false,
) => {
  const mails: Array<Mail> = []
  const send = (mail: Mail) => isMailAway ? Effect.fail(new MailNotSent()) : Effect.sync(() => void mails.push(mail))
  return atShop((shop) => test(shop, mails)).pipe(
    Effect.provideService(Mailer, { send }),
    Effect.provide([noPayments, scriptedFiles]),
  )
}

describe("asking for deletion", () => {
  it.effect("gives seven days, says so by mail, and can be undone", () =>
    scene((_, mails) =>
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* getDeletion.run({}), { dueAt: null })
        assert.deepStrictEqual(yield* asked, { dueAt: inDays(7) })
        yield* until(3)
        assert.deepStrictEqual(yield* asked, { dueAt: inDays(7) })
        assert.deepStrictEqual(mails.map(({ _tag, to }) => [_tag, to]), [["Deletion", "ada@example.org"]])
        assert.deepStrictEqual(yield* cancelDeletion.run({}), { dueAt: null })
        yield* until(30)
        yield* purgeDue
        const users = yield* UserStore
        assert.isNull((yield* users.get(ada)).disabledAt)
      })
    ))

  for (const confirm of ["", "yes", "bob@example.org", ada]) {
    it.effect(`needs the address of the account, and not “${confirm}”`, () =>
      scene(() =>
        Effect.gen(function*() {
          assert.deepInclude(yield* refusalWith(requestDeletion.run({ confirm })), {
            _tag: "DeletionNotConfirmed",
            issues: [{ field: "confirm", rule: "own-account", params: {} }],
          })
          assert.deepStrictEqual(yield* getDeletion.run({}), { dueAt: null })
        })
      ))
  }

  it.effect("takes the number of an account without an address", () =>
    scene((_, mails) =>
      Effect.gen(function*() {
        const users = yield* UserStore
        yield* users.save(aUser({ email: null, phone: Phone.make("+8613800138000") }))
        assert.deepStrictEqual(yield* requestDeletion.run({ confirm: "+8613800138000" }), { dueAt: inDays(7) })
        assert.isEmpty(mails)
      })
    ))

  it.effect("is not held up by a mail that cannot be sent", () =>
    scene(() => Effect.map(asked, (view) => assert.deepStrictEqual(view, { dueAt: inDays(7) })), true))

  it.effect("cancels what would renew, and does nothing while the provider is away", () =>
    scene((shop) =>
      Effect.gen(function*() {
        const subscriptions = yield* SubscriptionStore
        const ref = yield* bought(shop, { plan: "pro", period: "month" })
        yield* shop.setAway(true)
        assert.strictEqual(yield* refusal(asked), "PaymentUnavailable")
        assert.deepStrictEqual(yield* getDeletion.run({}), { dueAt: null })
        yield* shop.setAway(false)
        yield* asked
        assert.isTrue((yield* subscriptions.find("stripe", ref))?.cancelAtPeriodEnd)
      })
    ))
})

/** Ada with a paid plan, a session, a task and an upload; Bob with the same, to be left alone. */
const furnished = Effect.fnUntraced(function*(shop: Shop) {
  const sessions = yield* SessionStore
  yield* keepUsers(bobs)
  yield* sessions.save(aSession())
  yield* keepTasks(aTask(), aTask({ id: taskId(2), ownerId: bob }))
  const upload = yield* arrived("audio 60", anUpload(1))
  yield* arrived("audio 60", anUpload(2, { ownerId: bob }))
  return { upload, ref: yield* bought(shop, { plan: "pro", period: "month" }) }
})

const nothingIsLeft = Effect.fnUntraced(function*(shop: Shop, ref: string) {
  const users = yield* UserStore
  const tasks = yield* TaskStore
  const uploads = yield* UploadStore
  const payments = yield* PaymentStore
  const deletions = yield* DeletionStore
  const subscriptions = yield* SubscriptionStore
  assert.strictEqual(yield* refusal(users.get(ada)), "UserNotFound")
  assert.strictEqual((yield* tasks.count(ada)).all, 0)
  assert.isEmpty(yield* uploads.ofAccount(ada))
  assert.isFalse(yield* isThere(uploadId(1)))
  assert.isEmpty(yield* payments.ofUser(ada))
  assert.isEmpty(yield* subscriptions.ofUser(ada))
  assert.isNull(yield* deletions.find(ada))
  assert.strictEqual(shop.subscriptions.get(ref)?.status, "canceled")
  assert.deepStrictEqual(yield* users.get(bob), bobs)
  assert.strictEqual((yield* tasks.count(bob)).all, 1)
  assert.isTrue(yield* isThere(uploadId(2)))
})

describe("when the grace is over", () => {
  it.effect("everything of the account is gone, and nothing of another", () =>
    scene((shop) =>
      Effect.gen(function*() {
        const { ref, upload } = yield* furnished(shop)
        yield* asked
        yield* until(6.9)
        yield* purgeDue
        assert.isTrue(yield* isThere(upload))
        yield* until(7)
        yield* purgeDue
        yield* nothingIsLeft(shop, ref)
        yield* purgeDue
      })
    ))

  it.effect("its address and number are erased from stored messages and from the simulated checkout, before the account", () =>
    scene((shop) =>
      Effect.gen(function*() {
        const users = yield* UserStore
        const checkout = yield* SimulatedCheckout
        yield* furnished(shop)
        yield* users.save(aUser({ phone: Phone.make("+8613800138000") }))
        yield* asked
        yield* until(7)
        const erased: Array<string> = []
        const forgotten: Array<string> = []
        const noted = (list: Array<string>) => (contact: string) =>
          Effect.map(Effect.orDie(users.get(ada)), () => void list.push(contact))
        yield* purgeDue.pipe(
          Effect.provideService(StoredMessages, { erase: noted(erased) }),
          Effect.provideService(SimulatedCheckout, { ...checkout, forget: noted(forgotten) }),
        )
        assert.deepStrictEqual(erased, ["ada@example.org", "+8613800138000"])
        assert.deepStrictEqual(forgotten, ["ada@example.org"])
        assert.strictEqual(yield* refusal(users.get(ada)), "UserNotFound")
      })
    ))

  it.effect("nothing is removed while the payment provider is away", () =>
    scene((shop) =>
      Effect.gen(function*() {
        const { ref, upload } = yield* furnished(shop)
        yield* asked
        yield* until(7)
        yield* shop.setAway(true)
        yield* purgeDue
        assert.isTrue(yield* isThere(upload))
        yield* shop.setAway(false)
        yield* purgeDue
        yield* nothingIsLeft(shop, ref)
      })
    ))

  for (const turns of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]) {
    it.effect(`what was cut off after ${turns} turns goes on with the next try`, () =>
      scene((shop) =>
        Effect.gen(function*() {
          const { ref } = yield* furnished(shop)
          yield* asked
          yield* until(7)
          const first = yield* Effect.forkChild(purgeDue)
          for (let turn = 0; turn < turns; turn++) yield* Effect.yieldNow
          yield* Fiber.interrupt(first)
          yield* Effect.all([purgeDue, purgeDue], { concurrency: "unbounded" })
          yield* nothingIsLeft(shop, ref)
        })
      ))
  }
})

describe("the operator", () => {
  const account = "ada@example.org"

  it.effect("deletes an account with the grace, keeps it, or deletes it at once", () =>
    scene((shop) =>
      Effect.gen(function*() {
        const { ref } = yield* furnished(shop)
        const asOne = Effect.provide(asOperator)
        assert.deepStrictEqual(yield* asOne(deleteUser.run({ account, now: false })), { dueAt: inDays(7) })
        assert.deepStrictEqual(yield* asOne(keepUser.run({ account })), { dueAt: null })
        assert.deepStrictEqual(yield* getDeletion.run({}), { dueAt: null })
        yield* asOne(deleteUser.run({ account, now: true }))
        yield* nothingIsLeft(shop, ref)
        assert.strictEqual(yield* refusal(asOne(deleteUser.run({ account, now: true }))), "UserNotFound")
      })
    ))

  it.effect("is who may do that", () =>
    scene(() =>
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(deleteUser.run({ account, now: true })), "OperatorOnly")
        assert.strictEqual(yield* refusal(Effect.provide(keepUser.run({ account }), asAda)), "OperatorOnly")
      })
    ))
})
