import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { DeliveryId, WebhookId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DeliveryStore } from "../delivery-store.port.ts"
import { DeliveryView, viewDelivery } from "../delivery-view.ts"
import { attemptLasts } from "../delivery.ts"
import { newDelivery } from "../new-delivery.ts"
import { attemptDelivery } from "../shared/attempt.ts"
import { oneWebhook } from "../steps/one-webhook.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { afterAttempt } from "../webhook.ts"

/** Sends a test now, once, whether the webhook is on or off, and says how it was answered. */
export const testWebhook = useCase("webhook.testWebhook", {
  input: wire({ id: WebhookId }),
  output: DeliveryView,
  run: Effect.fnUntraced(function*(asked) {
    const webhook = yield* oneWebhook(asked.id)
    yield* limitRate("tests of webhooks of an account", webhook.ownerId)
    const deliveries = yield* DeliveryStore
    const { change } = yield* WebhookStore
    const at = yield* DateTime.now
    const id = DeliveryId.make(yield* (yield* IdSource).next)
    // Claimed at once: if this server ends before it is sent, another sends it.
    const claim = { attempts: 1, tries: 1, nextAt: DateTime.addDuration(at, attemptLasts) }
    const delivery = { ...newDelivery(id, webhook, { type: "webhook.test" }, at), ...claim }
    yield* deliveries.add([delivery])
    const { attempt } = yield* attemptDelivery(webhook, delivery, null)
    const isDelivered = attempt.fault === null
    const end = { state: isDelivered ? "delivered" as const : "failed" as const, nextAt: null }
    yield* deliveries.settle(delivery, end, attempt)
    const outcome = { isDelivered, isGone: false, isGivenUp: false }
    if (isDelivered) yield* change(webhook.id, (current) => afterAttempt(current, outcome, at))
    return viewDelivery({ delivery: { ...delivery, ...end }, attempts: [attempt] })
  }),
})
