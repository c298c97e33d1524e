import { Effect, Schema } from "effect"
import { WebhookId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DeliveryStore } from "../delivery-store.port.ts"
import { WebhookNotFound } from "../errors.ts"
import { allowedAddress } from "../steps/allowed-address.ts"
import { edited } from "../steps/edited.ts"
import { oneWebhook } from "../steps/one-webhook.ts"
import { webhookFields } from "../steps/webhook-input.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { viewWebhook, WebhookView } from "../webhook-view.ts"

/** Changes a webhook, or switches it on or off; what waited for one that is switched off has failed, and can be sent again. */
export const editWebhook = useCase("webhook.editWebhook", {
  input: wire({
    id: WebhookId,
    url: Schema.optionalKey(webhookFields.url),
    name: Schema.optionalKey(webhookFields.name),
    events: Schema.optionalKey(webhookFields.events),
    isOn: Schema.optionalKey(Schema.Boolean),
  }),
  output: WebhookView,
  run: Effect.fnUntraced(function*({ id, url, ...change }) {
    yield* oneWebhook(id)
    const webhooks = yield* WebhookStore
    const deliveries = yield* DeliveryStore
    const { transaction } = yield* UnitOfWork
    const allowed = url === undefined ? change : { ...change, url: yield* allowedAddress(url) }
    const changed = yield* transaction(Effect.gen(function*() {
      const done = yield* webhooks.change(id, edited(allowed))
      if (change.isOn === false) yield* deliveries.giveUp(id)
      return done
    }))
    return yield* changed === null ? new WebhookNotFound() : viewWebhook(changed)
  }),
})
