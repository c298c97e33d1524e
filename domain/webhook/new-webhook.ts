import type { DateTime } from "effect"
import type { Webhook } from "./webhook.ts"

type Given = Pick<Webhook, "id" | "ownerId" | "url" | "name" | "events" | "secret">

/** A webhook that is on and has not been told anything. */
export const newWebhook = (given: Given, createdAt: DateTime.Utc): Webhook => ({
  ...given,
  events: [...new Set(given.events)],
  off: null,
  previous: null,
  createdAt,
  failingSince: null,
  notice: null,
})
