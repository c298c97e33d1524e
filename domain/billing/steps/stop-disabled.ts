import { DateTime, Effect } from "effect"
import { isDisabled } from "../../account/shared/is-disabled.ts"
import { setCancelling } from "../shared/set-cancelling.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import type { Subscription } from "../subscription.ts"

/** How long before the next charge: an account that is locked out for less keeps its plan. */
const ahead = { days: 1 }

/** Nobody is charged for what they may not use: plans of disabled accounts end with the paid time. */
export const stopDisabled = Effect.gen(function*() {
  const subscriptions = yield* SubscriptionStore
  const soon = DateTime.add(yield* DateTime.now, ahead)
  for (const { userId } of (yield* subscriptions.living).filter((one) => isCharged(one, soon))) {
    if (yield* isDisabled(userId)) {
      yield* setCancelling(userId, true).pipe(
        Effect.catch(({ _tag: reason }) =>
          Effect.logWarning("the plan of a disabled account could not be stopped and is tried again", { reason })
        ),
      )
    }
  }
})

const isCharged = ({ renews, cancelAtPeriodEnd, status, periodEnd }: Subscription, by: DateTime.Utc): boolean =>
  renews && !cancelAtPeriodEnd && status === "active" && periodEnd !== null && DateTime.isLessThan(periodEnd, by)
