import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { WebhookId } from "../../kernel/ids.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { WebhookLimitReached } from "../errors.ts"
import { newWebhook } from "../new-webhook.ts"
import { allowedAddress } from "../steps/allowed-address.ts"
import { newSecret } from "../steps/new-secret.ts"
import { webhookFields } from "../steps/webhook-input.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { viewWebhook, WebhookWithSecret } from "../webhook-view.ts"
import { webhooksPerAccount } from "../webhook.ts"

/** Sends the events of the account to an address. The secret that signs is returned here, and never again. */
export const createWebhook = useCase("webhook.createWebhook", {
  input: wire({ url: webhookFields.url, events: webhookFields.events, name: Schema.optionalKey(webhookFields.name) }),
  output: WebhookWithSecret,
  run: Effect.fnUntraced(function*({ name = "", events, ...given }) {
    const ownerId = yield* signedIn
    const { insert } = yield* WebhookStore
    const url = yield* allowedAddress(given.url)
    const { secret, sealed } = yield* newSecret
    const id = WebhookId.make(yield* (yield* IdSource).next)
    const webhook = newWebhook({ id, ownerId, url, name: tidyName(name), events, secret: sealed }, yield* DateTime.now)
    const limit = webhooksPerAccount
    if (!(yield* insert(webhook, limit))) return yield* new WebhookLimitReached({ limit })
    return { webhook: yield* viewWebhook(webhook), secret }
  }),
})
