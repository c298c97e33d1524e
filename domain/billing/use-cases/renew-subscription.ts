import { DateTime, Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { OrderId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { NoSubscription, PaidAhead } from "../errors.ts"
import { priceOf } from "../price.ts"
import { requireLiving } from "../shared/living-subscription.ts"
import { placeOrder } from "../steps/place-order.ts"
import { providerWithId } from "../steps/providers.ts"

/**
 * Pays for the next period if nothing is charged automatically. It is added to the paid time, at most one period
 * ahead.
 */
export const renewSubscription = useCase("billing.renewSubscription", {
  input: Schema.Struct({}),
  output: wire({ orderId: OrderId, url: Schema.String }),
  run: Effect.fnUntraced(function*() {
    const user = yield* currentUser
    yield* requirePlans
    const { provider: id, plan, period, periodEnd } = yield* requireLiving(user.id)
    const provider = yield* providerWithId(id)
    if (provider === null || provider.renewals !== null || plan === "trial") return yield* new NoSubscription()
    const limit = DateTime.add(yield* DateTime.now, { months: period === "year" ? 12 : 1 })
    if (periodEnd !== null && DateTime.isGreaterThan(periodEnd, limit)) return yield* new PaidAhead()
    const amount = priceOf({ plan, period }, provider.currency)
    return yield* placeOrder(provider, user, { plan, period, amount, begins: "after" })
  }),
})
