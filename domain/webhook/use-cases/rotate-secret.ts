import { DateTime, Effect } from "effect"
import { WebhookId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { WebhookNotFound } from "../errors.ts"
import { newSecret } from "../steps/new-secret.ts"
import { oneWebhook } from "../steps/one-webhook.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { viewWebhook, WebhookWithSecret } from "../webhook-view.ts"
import { withSecret } from "../webhook.ts"

/** Replaces the secret that signs. For a day both sign, so that the receiver can change its own in between. */
export const rotateSecret = useCase("webhook.rotateSecret", {
  input: wire({ id: WebhookId }),
  output: WebhookWithSecret,
  run: Effect.fnUntraced(function*({ id }) {
    yield* oneWebhook(id)
    const { change } = yield* WebhookStore
    const { secret, sealed } = yield* newSecret
    const now = yield* DateTime.now
    const changed = yield* change(id, (webhook) => withSecret(webhook, sealed, now))
    return changed === null ? yield* new WebhookNotFound() : { webhook: yield* viewWebhook(changed), secret }
  }),
})
