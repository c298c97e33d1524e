import { Context, type Effect } from "effect"
import type { OrderId, UserId } from "../kernel/ids.ts"
import type { Order } from "./order.ts"

export class OrderStore extends Context.Service<OrderStore, {
  readonly insert: (order: Order) => Effect.Effect<void>
  readonly find: (id: OrderId) => Effect.Effect<Order | null>
  /** By the provider's id of its checkout. */
  readonly findByRef: (provider: string, ref: string) => Effect.Effect<Order | null>
  readonly setRef: (id: OrderId, ref: string) => Effect.Effect<void>
  /** Ends an open order; true for the one call that did. */
  readonly finish: (id: OrderId, state: Exclude<Order["state"], "open">) => Effect.Effect<boolean>
  /** Oldest first; of one account, or of all. */
  readonly open: (userId: UserId | null) => Effect.Effect<ReadonlyArray<Order>>
}>()("domain/billing/OrderStore") {}
