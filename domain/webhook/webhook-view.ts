import { DateTime, Effect, Schema } from "effect"
import { CurrentActor } from "../kernel/actor.ts"
import { WebhookId } from "../kernel/ids.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { EventType } from "./webhook-event.ts"
import { OffReason, type Webhook } from "./webhook.ts"

/** A webhook as its owner sees it. Its secret is never shown again. */
export const WebhookView = wireAs("Webhook", {
  id: WebhookId,
  /** Keys of assistants see the host only, as the rest may be a secret of the receiver. */
  url: Schema.String,
  name: Schema.String,
  events: Schema.Array(EventType),
  isOn: Schema.Boolean,
  /** Why it is off; null while it is on. */
  off: Schema.NullOr(OffReason),
  /** Since when no attempt has succeeded; null if the last one did. */
  failingSince: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Until when the secret before signs as well. */
  rotatingUntil: Schema.NullOr(Schema.DateTimeUtcFromString),
  createdAt: Schema.DateTimeUtcFromString,
})
export type WebhookView = typeof WebhookView.Type

/** The secret is shown here, and never again. */
export const WebhookWithSecret = wire({ webhook: WebhookView, secret: Schema.String })

export const viewWebhook = Effect.fnUntraced(function*(webhook: Webhook) {
  const actor = yield* CurrentActor
  const now = yield* DateTime.now
  const { id, url, name, events, off, failingSince, previous, createdAt } = webhook
  return {
    id,
    url: actor._tag === "User" && actor.viaKey === true ? hostOf(url) : url,
    name,
    events,
    isOn: off === null,
    off,
    failingSince,
    rotatingUntil: previous !== null && DateTime.isLessThan(now, previous.until) ? previous.until : null,
    createdAt,
  } satisfies WebhookView
})

/** What its owner calls it, or else its host. */
export const calledName = ({ name, url }: Pick<Webhook, "name" | "url">): string =>
  name === "" ? url.replace(/^https?:\/\/([^/?#]+).*$/i, "$1") : name

/** Where it leads, without what may be secret. */
const hostOf = (url: string): string => url.replace(/^(https?:\/\/[^/?#]+).*$/i, "$1/…")
