import { CurrentActor } from "#domain/kernel/actor.ts"
import { createWebhook } from "#domain/webhook/use-cases/create-webhook.ts"
import { deleteWebhook } from "#domain/webhook/use-cases/delete-webhook.ts"
import { editWebhook } from "#domain/webhook/use-cases/edit-webhook.ts"
import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import { listWebhooks } from "#domain/webhook/use-cases/list-webhooks.ts"
import { rotateSecret } from "#domain/webhook/use-cases/rotate-secret.ts"
import { testWebhook } from "#domain/webhook/use-cases/test-webhook.ts"
import type { ReceivedAnswer } from "#domain/webhook/webhook-sender.port.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asBob, atNoon, keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { fakeWebhookSender, received } from "../../support/webhook/fake-webhook-sender.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, answer: ReceivedAnswer = received) =>
  atNoon(
    Effect.andThen(keepUsers(aUser()), test).pipe(Effect.provide(fakeWebhookSender(() => Effect.succeed(answer)))),
  ).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: ada }))

const url = "https://hooks.example/parley?token=t"
const made = createWebhook.run({ url, events: ["task.completed", "task.completed"], name: " My\n hook " })

/** What is said of an address that is refused. */
const asked = (written: string) =>
  Effect.map(
    refusalWith(createWebhook.run({ url: written, events: ["task.failed"] })),
    ({ message }) => message,
  )

describe("the webhooks of an account", () => {
  it.effect("are made with a secret that is shown once, and kept sealed", () =>
    scene(Effect.gen(function*() {
      const { webhook, secret } = yield* made
      assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
      const { id } = webhook
      assert.deepStrictEqual(webhook, {
        id,
        url,
        name: "My hook",
        events: ["task.completed"],
        isOn: true,
        off: null,
        failingSince: null,
        rotatingUntil: null,
        createdAt: noon,
      })
      assert.deepStrictEqual(yield* listWebhooks.run({}), { items: [webhook], limit: 10 })
      const stored = yield* (yield* WebhookStore).find(id)
      assert.notInclude(JSON.stringify(stored), secret)
    })))

  it.effect("lead to the public internet, over https, without a user name", () =>
    scene(Effect.gen(function*() {
      const malformed = [
        "hooks.example",
        "https://ada:pw@hooks.example",
        "ftp://hooks.example",
        "https://a b",
        "https://",
      ]
      for (const one of malformed) assert.include(yield* asked(one), "url: must be an address such as")
      for (const one of ["http://hooks.example", "https://inside.example/"]) {
        assert.strictEqual(yield* asked(one), "url: must begin with https:// and lead to the public internet")
      }
      const { webhook: { id } } = yield* made
      assert.strictEqual(yield* refusal(editWebhook.run({ id, url: "https://inside.example/" })), "WebhookRefused")
    })))

  it.effect("are ten at most", () =>
    scene(Effect.gen(function*() {
      yield* Effect.replicateEffect(made, 10)
      const { message, _tag } = yield* refusalWith(made)
      assert.deepStrictEqual(
        [_tag, message],
        ["WebhookLimitReached", "An account can have at most 10 webhooks; delete one first"],
      )
    })))

  it.effect("are changed, switched off and on, and deleted by their owner alone", () =>
    scene(Effect.gen(function*() {
      const { webhook: { id } } = yield* made
      const others = [
        yield* refusal(Effect.provide(editWebhook.run({ id, name: "mine" }), asBob)),
        yield* refusal(Effect.provide(deleteWebhook.run({ id }), asBob)),
        yield* refusal(Effect.provide(rotateSecret.run({ id }), asBob)),
        yield* refusal(Effect.provide(testWebhook.run({ id }), asBob)),
        yield* refusal(Effect.provide(listDeliveries.run({ id }), asBob)),
      ]
      assert.deepStrictEqual(others, Array.from(others, () => "WebhookNotFound"))
      const changed = yield* editWebhook.run({ id, name: "", events: ["minutes.low"], url: "https://b.example" })
      assert.deepInclude(changed, { name: "", events: ["minutes.low"], url: "https://b.example", isOn: true })
      assert.deepInclude(yield* editWebhook.run({ id, isOn: false }), { isOn: false, off: "owner" })
      assert.deepInclude(yield* editWebhook.run({ id, isOn: true }), { isOn: true, off: null })
      yield* deleteWebhook.run({ id })
      assert.deepStrictEqual((yield* listWebhooks.run({})).items, [])
      assert.strictEqual(yield* refusal(deleteWebhook.run({ id })), "WebhookNotFound")
    })))

  it.effect("show keys of assistants their host only", () =>
    scene(Effect.gen(function*() {
      yield* made
      const { items } = yield* Effect.provideService(listWebhooks.run({}), CurrentActor, {
        _tag: "User",
        id: ada,
        viaKey: true,
      })
      assert.deepStrictEqual(items.map((one) => one.url), ["https://hooks.example/…"])
    })))

  it.effect("are tested at once, on or off, and the log says how that went", () =>
    scene(
      Effect.gen(function*() {
        const { webhook: { id } } = yield* made
        yield* editWebhook.run({ id, isOn: false })
        const sent = yield* testWebhook.run({ id })
        assert.deepInclude(sent, { type: "webhook.test", taskId: null, state: "failed", nextAt: null })
        assert.deepStrictEqual(sent.attempts.map(({ status, answer }) => [status, answer]), [[418, "teapot"]])
        assert.deepStrictEqual((yield* listDeliveries.run({ id })).items, [sent])
      }),
      { status: 418, fault: "status", answer: "teapot", wait: null },
    ))
})
