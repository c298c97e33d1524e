import { Effect, Schema } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { WebhookStore } from "../../webhook/webhook-store.port.ts"
import { viewWebhook, WebhookView } from "../../webhook/webhook-view.ts"
import { jsonFile } from "./archive-parts.ts"

/** Webhooks, without the secrets that sign their messages. */
export const webhooksFile = Effect.fnUntraced(function*(owner: UserId) {
  const { list } = yield* WebhookStore
  const items = yield* Effect.forEach(yield* list(owner), viewWebhook)
  return yield* jsonFile("webhooks.json", Schema.Array(WebhookView), items)
})
