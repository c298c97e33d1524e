import { Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import type { WebhookId } from "../../kernel/ids.ts"
import { WebhookNotFound } from "../errors.ts"
import { WebhookStore } from "../webhook-store.port.ts"

/** The caller's webhook; those of others do not exist. */
export const oneWebhook = Effect.fnUntraced(function*(id: WebhookId) {
  const owner = yield* signedIn
  const { find } = yield* WebhookStore
  const webhook = yield* find(id)
  return webhook?.ownerId === owner ? webhook : yield* new WebhookNotFound()
})
