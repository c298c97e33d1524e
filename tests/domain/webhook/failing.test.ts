import { forgetOld } from "#domain/webhook/shared/keep-deliveries.ts"
import { editWebhook } from "#domain/webhook/use-cases/edit-webhook.ts"
import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import { listWebhooks } from "#domain/webhook/use-cases/list-webhooks.ts"
import { replayDelivery } from "#domain/webhook/use-cases/replay-delivery.ts"
import { replayFailed } from "#domain/webhook/use-cases/replay-failed.ts"
import { rotateSecret } from "#domain/webhook/use-cases/rotate-secret.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { TestClock } from "effect/testing"
import { noon, refusal } from "../../support/a-scene.ts"
import { received } from "../../support/webhook/fake-webhook-sender.ts"
import { analysed, away, completed, pass, scene, shared, states, work } from "./a-receiving-scene.ts"

describe("webhooks whose receiver fails", () => {
  it.effect("give an event up after three days, go on with the next, and send it again when asked to", () =>
    scene((receiver, { webhook: { id } }) =>
      Effect.gen(function*() {
        receiver.answer = away
        yield* completed(1)
        yield* work
        yield* pass(71, 30)
        yield* analysed(1)
        assert.deepStrictEqual(yield* states(id), ["waiting", "waiting"])
        yield* pass(12, 30)
        assert.deepStrictEqual(yield* states(id), ["failed", "waiting"])
        receiver.answer = received
        yield* pass(12, 30)
        assert.deepStrictEqual(receiver.got.map(({ type }) => type), ["analysis.completed"])
        assert.deepStrictEqual(yield* replayFailed.run({ id }), { replayed: 1 })
        yield* pass(1 / 12)
        assert.deepStrictEqual(receiver.got.map(({ type }) => type), ["analysis.completed", "task.completed"])
        const [latest] = (yield* listDeliveries.run({ id, state: "delivered" })).items
        if (latest === undefined) return assert.fail("it was delivered")
        yield* replayDelivery.run({ id, deliveryId: latest.id })
        yield* work
        assert.deepStrictEqual(receiver.got.map((message) => message.id).at(-1), latest.id)
        assert.strictEqual(receiver.got.length, 3)
      })
    ))

  it.effect("are switched off when nothing succeeded for five days, or their receiver is gone", () =>
    scene((receiver, { webhook: { id } }) =>
      Effect.gen(function*() {
        const off = Effect.map(listWebhooks.run({}), ({ items }) => items.map((one) => one.off))
        receiver.answer = { ...away, status: 500, fault: "status" }
        yield* completed(1)
        yield* work
        yield* pass(96, 30)
        yield* completed(2)
        assert.deepStrictEqual(yield* off, [null])
        yield* work
        yield* pass(48, 30)
        assert.deepStrictEqual(yield* off, ["failing"])
        assert.deepStrictEqual(yield* states(id), ["failed", "failed"])
        assert.strictEqual(yield* refusal(replayFailed.run({ id })), "WebhookOff")
        yield* editWebhook.run({ id, isOn: true })
        receiver.answer = { status: 410, fault: "status", answer: "gone", wait: null }
        yield* shared(1)
        yield* work
        assert.deepStrictEqual(yield* off, ["gone"])
      })
    ))

  it.effect("are signed with both secrets for a day after one was replaced", () =>
    scene((receiver, { webhook: { id }, secret }) =>
      Effect.gen(function*() {
        const rotated = yield* rotateSecret.run({ id })
        assert.deepStrictEqual(rotated.webhook.rotatingUntil, DateTime.add(noon, { days: 1 }))
        yield* completed(1)
        yield* work
        yield* TestClock.adjust("24 hours")
        yield* completed(1)
        yield* work
        assert.deepStrictEqual(receiver.got.map(({ secrets }) => secrets), [[rotated.secret, secret], [rotated.secret]])
      })
    ))

  it.effect("keep their log for 30 days", () =>
    scene((_, { webhook: { id } }) =>
      Effect.gen(function*() {
        yield* completed(1)
        yield* work
        yield* TestClock.adjust("30 days")
        yield* forgetOld
        assert.deepStrictEqual(yield* states(id), ["delivered"])
        yield* TestClock.adjust("1 second")
        yield* forgetOld
        assert.deepStrictEqual((yield* listDeliveries.run({ id })).total, 0)
      })
    ))
})
