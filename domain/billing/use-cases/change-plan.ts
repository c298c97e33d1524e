import { DateTime, Effect, Schema } from "effect"
import { PlanName } from "../../account/plan-name.ts"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { CannotDowngradeToFree } from "../errors.ts"
import { walletPreview } from "../preview.ts"
import { PaidPlan, Period, priceOf } from "../price.ts"
import { accountView } from "../shared/account-view.ts"
import { changeRenewing } from "../steps/change-renewing.ts"
import { changeWanted } from "../steps/change-wanted.ts"
import { placeOrder } from "../steps/place-order.ts"
import { SubscriptionView } from "../view.ts"

/** Changes the plan: a larger one now, a smaller one at the end of the paid time. If a wallet has to pay first, `url` says where. */
export const changePlan = useCase("billing.changePlan", {
  input: wire({ plan: PlanName, period: Period }),
  output: wire({ subscription: SubscriptionView, url: Schema.NullOr(Schema.String) }),
  run: Effect.fnUntraced(function*({ plan, period }) {
    const user = yield* currentUser
    yield* requirePlans
    if (!Schema.is(PaidPlan)(plan)) return yield* new CannotDowngradeToFree()
    const to = { plan, period }
    const { living, provider, from, when } = yield* changeWanted(user.id, to)
    if (provider.renewals === null) {
      const { due } = when === "now"
        ? walletPreview(living, to, provider.currency, yield* DateTime.now)
        : { due: priceOf(to, provider.currency) }
      const begins = when === "now" ? when : "after"
      const { url } = yield* placeOrder(provider, user, { ...to, amount: due, begins })
      return { subscription: yield* accountView(user), url }
    }
    yield* changeRenewing(provider.renewals, { provider, living, from, to, when })
    return { subscription: yield* accountView(user), url: null }
  }),
})
