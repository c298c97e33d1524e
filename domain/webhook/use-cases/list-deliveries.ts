import { Effect, Schema } from "effect"
import { WebhookId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DeliveryStore } from "../delivery-store.port.ts"
import { DeliveryView, viewDelivery } from "../delivery-view.ts"
import { DeliveryState } from "../delivery.ts"
import { oneWebhook } from "../steps/one-webhook.ts"

const pageSize = 20

/** What was sent to a webhook in the last 30 days, newest first, twenty a page, with each attempt and how its answer began. */
export const listDeliveries = useCase("webhook.listDeliveries", {
  input: wire({
    id: WebhookId,
    state: Schema.optionalKey(DeliveryState),
    page: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 }))),
  }),
  output: wire({
    items: Schema.Array(DeliveryView),
    total: Schema.Int,
    page: Schema.Int,
    pageSize: Schema.Int,
  }),
  run: Effect.fnUntraced(function*({ id, state, page = 1 }) {
    yield* oneWebhook(id)
    const { list } = yield* DeliveryStore
    const states = state === undefined ? DeliveryState.literals : [state]
    const { items, total } = yield* list(id, states, { page, pageSize })
    return { items: items.map(viewDelivery), total, page, pageSize }
  }),
})
