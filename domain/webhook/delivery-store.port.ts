import { Context, type DateTime, type Effect } from "effect"
import type { DeliveryId, WebhookId } from "../kernel/ids.ts"
import type { Attempt, Delivery, DeliveryState, LoggedDelivery } from "./delivery.ts"

/** What is delivered, and how that went. Deliveries of a webhook and a line (see `lineOf`) have an order: that in which they were added. */
export class DeliveryStore extends Context.Service<DeliveryStore, {
  readonly add: (deliveries: ReadonlyArray<Delivery>) => Effect.Effect<void>
  readonly find: (id: DeliveryId) => Effect.Effect<LoggedDelivery | null>
  /**
   * Begins an attempt: for one caller, if it waits, is due, and none before it in its line waits. Nobody else gets it before
   * `until`. Where an earlier one is still under way, its end sees this one.
   */
  readonly claim: (id: DeliveryId, now: DateTime.Utc, until: DateTime.Utc) => Effect.Effect<Delivery | null>
  /** Ends an attempt that was claimed. False, and nothing is written, if another process has claimed it since. */
  readonly settle: (
    claimed: Delivery,
    end: Pick<Delivery, "state" | "nextAt">,
    attempt: Attempt | null,
  ) => Effect.Effect<boolean>
  /** The first that waits in the line of this one. */
  readonly nextInLine: (delivery: Delivery) => Effect.Effect<Delivery | null>
  /** First ones of their lines that are due, the longest due first. */
  readonly due: (now: DateTime.Utc, most: number) => Effect.Effect<ReadonlyArray<Delivery>>
  /** Newest first, with how many there are. */
  readonly list: (
    webhook: WebhookId,
    states: ReadonlyArray<DeliveryState>,
    page: { readonly page: number; readonly pageSize: number },
  ) => Effect.Effect<{ readonly items: ReadonlyArray<LoggedDelivery>; readonly total: number }>
  /** Those that failed, or only this one in whatever state it is unless it waits, wait again from `now` on. How many. */
  readonly replay: (webhook: WebhookId, only: DeliveryId | null, now: DateTime.Utc) => Effect.Effect<number>
  /** What waits for this webhook has failed. */
  readonly giveUp: (webhook: WebhookId) => Effect.Effect<void>
  /** Forgets what is over and happened before. */
  readonly forget: (before: DateTime.Utc) => Effect.Effect<void>
}>()("domain/webhook/DeliveryStore") {}
