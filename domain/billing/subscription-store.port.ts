import { Context, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { Subscription } from "./subscription.ts"

/** Each account has one live subscription at a time: a second one is a defect. */
export class SubscriptionStore extends Context.Service<SubscriptionStore, {
  readonly find: (provider: string, ref: string) => Effect.Effect<Subscription | null>
  /** Newest first. */
  readonly ofUser: (userId: UserId) => Effect.Effect<ReadonlyArray<Subscription>>
  readonly living: Effect.Effect<ReadonlyArray<Subscription>>
  /** Stores it under its provider and ref, unless a later lookup is already stored. */
  readonly save: (subscription: Subscription) => Effect.Effect<void>
}>()("domain/billing/SubscriptionStore") {}
