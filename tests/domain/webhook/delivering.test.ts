import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { announce } from "#domain/webhook/shared/announce.ts"
import { editWebhook } from "#domain/webhook/use-cases/edit-webhook.ts"
import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import { listWebhooks } from "#domain/webhook/use-cases/list-webhooks.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ada, taskId } from "../../support/a-task.ts"
import { received } from "../../support/webhook/fake-webhook-sender.ts"
import { analysed, away, completed, happen, hour, pass, scene, shared, states, work } from "./a-receiving-scene.ts"

describe("webhooks", () => {
  it.effect("are told in order, soon, with ids, the title of now and links, and nothing else", () =>
    scene((receiver, { webhook, secret }) =>
      Effect.gen(function*() {
        yield* completed(1)
        yield* analysed(1)
        yield* shared(1)
        yield* work
        assert.deepStrictEqual(receiver.got.map(({ type }) => type), [
          "task.completed",
          "analysis.completed",
          "task.shared",
        ])
        const [first] = receiver.got
        assert.deepStrictEqual(JSON.parse(first?.body ?? ""), {
          type: "task.completed",
          timestamp: "2026-11-20T12:00:00.000Z",
          data: {
            task_id: taskId(1),
            title: "Weekly sync",
            status: "completed",
            links: {
              page: `https://parley.example/transcribe/task/${taskId(1)}`,
              api: `https://parley.example/api/transcription/tasks/${taskId(1)}`,
            },
          },
        })
        assert.deepStrictEqual(first?.secrets, [secret])
        assert.strictEqual(new Set(receiver.got.map(({ id }) => id)).size, 3)
        assert.deepStrictEqual(yield* states(webhook.id), ["delivered", "delivered", "delivered"])
      })
    ))

  it.effect("are told nothing of what was rolled back, is not wanted, or happens while they are off", () =>
    scene((receiver, { webhook: { id } }) =>
      Effect.gen(function*() {
        const { transaction } = yield* UnitOfWork
        const undone = Effect.andThen(
          announce(ada, { type: "task.completed", taskId: taskId(1) }),
          Effect.fail("undone"),
        )
        yield* Effect.ignore(transaction(undone))
        yield* happen(ada, { type: "minutes.low", left: 3, total: 30 })
        yield* editWebhook.run({ id, isOn: false })
        yield* completed(1)
        yield* work
        assert.strictEqual(receiver.tries, 0)
        assert.deepStrictEqual(yield* states(id), [])
      })
    ))

  it.effect("get everything once their receiver is back after an hour: in order within a task, others not held up", () =>
    scene((receiver, { webhook: { id } }) =>
      Effect.gen(function*() {
        receiver.answer = away
        yield* completed(1)
        yield* work
        yield* pass(1 / 3)
        yield* analysed(1)
        yield* completed(2)
        yield* work
        yield* pass(2 / 3)
        const ofFirst = (yield* listDeliveries.run({ id })).items.filter(({ taskId: task }) => task === taskId(1))
        // Newest first: the second event of the task has not been tried at all.
        assert.deepStrictEqual(ofFirst.map(({ attempts }) => attempts.length), [0, 6])
        receiver.answer = received
        yield* shared(2)
        yield* work
        yield* pass(2)
        const order = (nth: number) =>
          receiver.got.filter(({ body }) => body.includes(taskId(nth))).map(({ type }) => type)
        assert.deepStrictEqual(order(1), ["task.completed", "analysis.completed"])
        assert.deepStrictEqual(order(2), ["task.completed", "task.shared"])
        assert.deepStrictEqual(yield* states(id), ["delivered", "delivered", "delivered", "delivered"])
        assert.isNull((yield* listWebhooks.run({})).items[0]?.failingSince)
      })
    ))

  it.effect("wait as long as their receiver asks", () =>
    scene((receiver) =>
      Effect.gen(function*() {
        receiver.answer = { status: 503, fault: "status", answer: "later", wait: hour }
        yield* completed(1)
        yield* work
        yield* pass(59 / 60, 1)
        assert.strictEqual(receiver.tries, 1)
        receiver.answer = received
        yield* pass(1 / 60, 1)
        assert.strictEqual(receiver.got.length, 1)
      })
    ))
})
