import { Context, type DateTime, type Effect } from "effect"
import type { UserId, WebhookId } from "../kernel/ids.ts"
import type { EventType } from "./webhook-event.ts"
import type { Webhook } from "./webhook.ts"

/** The addresses that receive the events of accounts. */
export class WebhookStore extends Context.Service<WebhookStore, {
  /** In the order in which they were made. */
  readonly list: (owner: UserId) => Effect.Effect<ReadonlyArray<Webhook>>
  readonly find: (id: WebhookId) => Effect.Effect<Webhook | null>
  /** Those that are on and want this. */
  readonly wanting: (owner: UserId, type: EventType) => Effect.Effect<ReadonlyArray<WebhookId>>
  /** False if the account has this many already; of several at the same time none goes beyond. */
  readonly insert: (webhook: Webhook, most: number) => Effect.Effect<boolean>
  /** Changes what it is now, one caller at a time until the ambient transaction ends; null if it is gone. */
  readonly change: (id: WebhookId, change: (webhook: Webhook) => Webhook) => Effect.Effect<Webhook | null>
  /** Claims notices that are to be mailed, the oldest first: until then nobody else gets them. */
  readonly claimNotices: (
    limit: number,
    now: DateTime.Utc,
    until: DateTime.Utc,
  ) => Effect.Effect<ReadonlyArray<Webhook>>
  /** With its deliveries. */
  readonly remove: (id: WebhookId) => Effect.Effect<void>
}>()("domain/webhook/WebhookStore") {}
