import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { PlanUnchanged } from "../errors.ts"
import { NoSubscription } from "../errors.ts"
import { isUpgrade, type Offer } from "../price.ts"
import { requireLiving } from "../shared/living-subscription.ts"
import { isUnpaid, type Subscription } from "../subscription.ts"
import { providerWithId } from "./providers.ts"

/** When a change to this offer takes effect: at once if it is more, at the end of the period if it is less. */
export const changeWanted = Effect.fnUntraced(function*(userId: UserId, to: Offer) {
  const living = yield* requireLiving(userId)
  const provider = yield* providerWithId(living.provider)
  if (isUnpaid(living) || living.plan === "trial" || provider === null) return yield* new NoSubscription()
  const from: Offer = { plan: living.plan, period: living.period }
  if (isSame(living, to)) return yield* new PlanUnchanged()
  const when = isUpgrade(from, to) ? "now" as const : "period_end" as const
  return { living, provider, from, when }
})

/** Choosing the current plan again cancels a planned change. */
const isSame = ({ plan, period, next }: Subscription, to: Offer): boolean => {
  const wanted = next ?? { plan, period }
  return wanted.plan === to.plan && wanted.period === to.period
}
