import type { UserStore } from "#domain/account/user-store.port.ts"
import { Phone } from "#domain/account/user.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { DeliveryStore } from "#domain/webhook/delivery-store.port.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, type Layer } from "effect"
import { TestClock } from "effect/testing"
import { keepUsers, noon } from "../support/a-scene.ts"
import { ada, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aDelivery, anAttempt, aWebhook, deliveryId, webhookId } from "../support/webhook/a-webhook.ts"

const inAMinute = DateTime.add(noon, { minutes: 1 })
const tomorrow = DateTime.add(noon, { days: 1 })
const ofTask2 = { type: "task.completed", taskId: taskId(2) } as const
const over = { state: "delivered", nextAt: null } as const
const page = { page: 1, pageSize: 10 }

/** A webhook whose owner is to be told that it is off. */
const owing = (nth: number, mailAt: DateTime.Utc | null) =>
  aWebhook({ id: webhookId(nth), notice: { of: "off", at: noon, mailAt } })

/** What every WebhookStore and DeliveryStore must do. */
export const webhookStoresContract = (
  name: string,
  layer: Layer.Layer<DeliveryStore | UnitOfWork | UserStore | WebhookStore>,
): void => {
  describe(`WebhookStore, DeliveryStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const people = Effect.andThen(
      TestClock.setTime(noon.epochMilliseconds),
      keepUsers(aUser(), aUser({ id: bob, email: null, phone: Phone.make("+15550100200") })),
    )
    const oneWebhook = Effect.gen(function*() {
      yield* people
      yield* (yield* WebhookStore).insert(aWebhook(), 10)
      return yield* DeliveryStore
    })

    behaves(
      "keeps webhooks up to a limit, finds those that want an event, and forgets them with their deliveries",
      Effect.gen(function*() {
        yield* people
        const webhooks = yield* WebhookStore
        const deliveries = yield* DeliveryStore
        const second = aWebhook({ id: webhookId(2), events: ["minutes.low"], createdAt: noon })
        const ofBob = aWebhook({ id: webhookId(3), ownerId: bob })
        assert.isTrue(yield* webhooks.insert(aWebhook(), 2))
        assert.isTrue(yield* webhooks.insert(second, 2))
        assert.isFalse(yield* webhooks.insert(aWebhook({ id: webhookId(4) }), 2))
        assert.isTrue(yield* webhooks.insert(ofBob, 2))
        assert.deepStrictEqual(yield* webhooks.list(ada), [aWebhook(), second])
        assert.deepStrictEqual(yield* webhooks.find(webhookId(3)), ofBob)
        assert.deepStrictEqual(yield* webhooks.wanting(ada, "task.shared"), [webhookId(1)])
        yield* webhooks.change(webhookId(1), (webhook) => ({ ...webhook, off: "owner" }))
        assert.deepStrictEqual(yield* webhooks.wanting(ada, "task.shared"), [])
        yield* deliveries.add([aDelivery(1)])
        yield* webhooks.remove(webhookId(1))
        assert.isNull(yield* webhooks.find(webhookId(1)))
        assert.isNull(yield* webhooks.change(webhookId(1), (webhook) => webhook))
        assert.isNull(yield* deliveries.find(deliveryId(1)))
      }),
    )

    behaves(
      "gives notices that are to be mailed to one caller, oldest first, until its time is over",
      Effect.gen(function*() {
        yield* oneWebhook
        const webhooks = yield* WebhookStore
        yield* webhooks.insert(owing(2, inAMinute), 10)
        yield* webhooks.insert(owing(3, null), 10)
        yield* webhooks.change(webhookId(1), (webhook) => ({ ...webhook, notice: owing(1, noon).notice }))
        const early = DateTime.subtract(noon, { seconds: 1 })
        assert.deepStrictEqual(yield* webhooks.claimNotices(10, early, tomorrow), [])
        const many = Array.from({ length: 5 }, () => webhooks.claimNotices(1, inAMinute, tomorrow))
        const taken = (yield* Effect.all(many, { concurrency: "unbounded" })).flat()
        const byId = taken.toSorted((one, other) => one.id.localeCompare(other.id))
        assert.deepStrictEqual(byId, [owing(1, tomorrow), owing(2, tomorrow)])
        assert.deepStrictEqual(yield* webhooks.find(webhookId(2)), owing(2, tomorrow))
        yield* webhooks.change(webhookId(1), () => owing(1, null))
        assert.deepStrictEqual(yield* webhooks.claimNotices(10, tomorrow, tomorrow), [owing(2, tomorrow)])
      }),
    )

    behaves(
      "is undone with the transaction around it",
      Effect.gen(function*() {
        const deliveries = yield* oneWebhook
        const { transaction } = yield* UnitOfWork
        yield* Effect.ignore(transaction(Effect.andThen(deliveries.add([aDelivery(1)]), Effect.fail("rolled back"))))
        assert.isNull(yield* deliveries.find(deliveryId(1)))
      }),
    )

    behaves(
      "gives an attempt to one caller, when it is due, until its time is over",
      Effect.gen(function*() {
        const deliveries = yield* oneWebhook
        yield* deliveries.add([aDelivery(1)])
        const early = DateTime.subtract(noon, { seconds: 1 })
        assert.isNull(yield* deliveries.claim(deliveryId(1), early, inAMinute))
        const many = Array.from({ length: 5 }, () => deliveries.claim(deliveryId(1), noon, inAMinute))
        const taken = (yield* Effect.all(many, { concurrency: "unbounded" })).filter((one) => one !== null)
        assert.deepStrictEqual(taken, [aDelivery(1, { attempts: 1, tries: 1, nextAt: inAMinute })])
        const [first = aDelivery(1)] = taken
        const second = yield* deliveries.claim(deliveryId(1), inAMinute, tomorrow)
        if (second === null) return assert.fail("its time is over")
        assert.strictEqual(second.attempts, 2)
        // The first one was thought to be dead: what it reports now counts for nothing.
        assert.isFalse(yield* deliveries.settle(first, over, anAttempt()))
        assert.isTrue(yield* deliveries.settle(second, over, anAttempt({ number: 2 })))
        assert.isFalse(yield* deliveries.settle(second, over, anAttempt({ number: 2 })))
        assert.deepStrictEqual(yield* deliveries.find(deliveryId(1)), {
          delivery: aDelivery(1, { attempts: 2, tries: 2, ...over }),
          attempts: [anAttempt({ number: 2 })],
        })
        assert.isNull(yield* deliveries.claim(deliveryId(1), tomorrow, tomorrow))
      }),
    )

    behaves(
      "keeps the order of a line, and lets other lines pass",
      Effect.gen(function*() {
        const deliveries = yield* oneWebhook
        yield* (yield* WebhookStore).insert(aWebhook({ id: webhookId(2) }), 10)
        yield* deliveries.add([aDelivery(1), aDelivery(2)])
        yield* deliveries.add([aDelivery(3, { event: ofTask2 }), aDelivery(4, { webhookId: webhookId(2) })])
        const ids = Effect.map(deliveries.due(inAMinute, 10), (due) => due.map(({ id }) => id))
        assert.deepStrictEqual(yield* ids, [deliveryId(1), deliveryId(3), deliveryId(4)])
        assert.isNull(yield* deliveries.claim(deliveryId(2), noon, inAMinute))
        const first = yield* deliveries.claim(deliveryId(1), noon, inAMinute)
        if (first === null) return assert.fail("it is due")
        assert.isNull(yield* deliveries.claim(deliveryId(2), noon, inAMinute))
        yield* deliveries.settle(first, { state: "waiting", nextAt: tomorrow }, anAttempt())
        assert.deepStrictEqual(yield* ids, [deliveryId(3), deliveryId(4)])
        const again = yield* deliveries.claim(deliveryId(1), tomorrow, tomorrow)
        if (again === null) return assert.fail("it is due")
        yield* deliveries.settle(again, { state: "failed", nextAt: null }, anAttempt({ number: 2 }))
        assert.deepStrictEqual(yield* deliveries.nextInLine(again), aDelivery(2))
        assert.strictEqual((yield* deliveries.claim(deliveryId(2), tomorrow, tomorrow))?.id, deliveryId(2))
      }),
    )

    behaves(
      "lists the log, sends what failed again in its place, gives up and forgets",
      Effect.gen(function*() {
        const deliveries = yield* oneWebhook
        const test = { type: "webhook.test" } as const
        yield* deliveries.add([
          aDelivery(1, { state: "failed", nextAt: null, attempts: 1, tries: 1 }),
          aDelivery(2),
          aDelivery(3, over),
          aDelivery(4, { event: test, state: "failed", nextAt: null }),
        ])
        const listed = (...states: ReadonlyArray<"waiting" | "delivered" | "failed">) =>
          Effect.map(deliveries.list(webhookId(1), states, page), ({ items, total }) => [
            total,
            ...items.map(({ delivery: { id } }) => id),
          ])
        assert.deepStrictEqual(yield* listed("delivered", "failed"), [3, deliveryId(4), deliveryId(3), deliveryId(1)])
        const { items } = yield* deliveries.list(webhookId(1), ["waiting", "delivered"], { page: 2, pageSize: 1 })
        assert.deepStrictEqual(items, [{ delivery: aDelivery(2), attempts: [] }])
        // A test is not what was missed.
        assert.strictEqual(yield* deliveries.replay(webhookId(1), null, inAMinute), 1)
        const [waiting] = yield* deliveries.due(inAMinute, 10)
        assert.deepStrictEqual(waiting, aDelivery(1, { attempts: 1, nextAt: inAMinute, since: inAMinute }))
        assert.strictEqual(yield* deliveries.replay(webhookId(1), deliveryId(2), inAMinute), 0)
        assert.strictEqual(yield* deliveries.replay(webhookId(2), deliveryId(3), inAMinute), 0)
        assert.strictEqual(yield* deliveries.replay(webhookId(1), deliveryId(3), inAMinute), 1)
        yield* deliveries.forget(tomorrow)
        assert.deepStrictEqual(yield* listed("waiting", "delivered", "failed"), [
          3,
          deliveryId(3),
          deliveryId(2),
          deliveryId(1),
        ])
        yield* deliveries.giveUp(webhookId(1))
        assert.deepStrictEqual(yield* listed("waiting"), [0])
        yield* deliveries.forget(noon)
        assert.deepStrictEqual((yield* listed("failed"))[0], 3)
        yield* deliveries.forget(tomorrow)
        assert.deepStrictEqual(yield* listed("failed"), [0])
      }),
    )
  })
}
