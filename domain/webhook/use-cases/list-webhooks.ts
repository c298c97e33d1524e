import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { viewWebhook, WebhookView } from "../webhook-view.ts"
import { webhooksPerAccount } from "../webhook.ts"

/** The caller's webhooks, and how many they may have. */
export const listWebhooks = useCase("webhook.listWebhooks", {
  input: Schema.Struct({}),
  output: wire({ items: Schema.Array(WebhookView), limit: Schema.Int }),
  run: Effect.fnUntraced(function*() {
    const { list } = yield* WebhookStore
    const items = yield* Effect.forEach(yield* list(yield* signedIn), viewWebhook)
    return { items, limit: webhooksPerAccount }
  }),
})
