import { Context, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { Subscription } from "./subscription.ts"

/** Of each account, one subscription lives at a time: the store refuses a second one as a defect. */
export class SubscriptionStore extends Context.Service<SubscriptionStore, {
  readonly find: (provider: string, ref: string) => Effect.Effect<Subscription | null>
  /** The newest first. */
  readonly ofUser: (userId: UserId) => Effect.Effect<ReadonlyArray<Subscription>>
  readonly living: Effect.Effect<ReadonlyArray<Subscription>>
  /** Stores it under its provider and ref, unless a later look is stored already. */
  readonly save: (subscription: Subscription) => Effect.Effect<void>
}>()("domain/billing/SubscriptionStore") {}
