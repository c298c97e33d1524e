import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { OrderId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { AlreadySubscribed } from "../errors.ts"
import { PaidPlan, Period, priceOf } from "../price.ts"
import { livingSubscription } from "../shared/living-subscription.ts"
import { placeOrder } from "../steps/place-order.ts"
import { offeredProvider } from "../steps/providers.ts"
import { isUnpaid } from "../subscription.ts"

/** Starts buying a plan: `url` is the payment provider's page. The price is fixed here, whatever happens later. */
export const checkout = useCase("billing.checkout", {
  input: wire({ plan: PaidPlan, period: Period }),
  output: wire({ orderId: OrderId, url: Schema.String }),
  run: Effect.fnUntraced(function*(offer) {
    const user = yield* currentUser
    yield* requirePlans
    const provider = yield* offeredProvider
    const living = yield* livingSubscription(user.id)
    if (living !== null && !isUnpaid(living)) return yield* new AlreadySubscribed()
    return yield* placeOrder(provider, user, { ...offer, amount: priceOf(offer, provider.currency), begins: "now" })
  }),
})
