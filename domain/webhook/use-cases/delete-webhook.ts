import { Effect } from "effect"
import { WebhookId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { oneWebhook } from "../steps/one-webhook.ts"
import { WebhookStore } from "../webhook-store.port.ts"

/** Forgets a webhook with its log. What waits for it is not sent. */
export const deleteWebhook = useCase("webhook.deleteWebhook", {
  input: wire({ id: WebhookId }),
  output: wire({ id: WebhookId }),
  run: Effect.fnUntraced(function*({ id }) {
    yield* oneWebhook(id)
    const { remove } = yield* WebhookStore
    yield* remove(id)
    return { id }
  }),
})
