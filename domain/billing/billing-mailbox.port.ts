import { Context, type DateTime, type Effect } from "effect"
import type { PlanNews } from "../account/plan-news.ts"
import type { UserId } from "../kernel/ids.ts"

/** A mail to be sent. Its key is written once, so that nobody gets the same mail twice. */
export interface DueMail {
  readonly key: string
  readonly userId: UserId
  readonly news: PlanNews
}

export class BillingMailbox extends Context.Service<BillingMailbox, {
  readonly add: (mail: DueMail) => Effect.Effect<void>
  /** Claims unsent mail, oldest first: for `claimLasts` nobody else gets it. */
  readonly claim: (limit: number, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<DueMail>>
  readonly setSent: (key: string, at: DateTime.Utc) => Effect.Effect<void>
}>()("domain/billing/BillingMailbox") {}
