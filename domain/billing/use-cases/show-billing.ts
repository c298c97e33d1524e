import { Effect, Schema } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { Payment } from "../payment.ts"
import { accountView } from "../shared/account-view.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { Subscription } from "../subscription.ts"
import { SubscriptionView } from "../view.ts"

/** The current and past subscriptions of an account, and what it paid, for the operator. */
export const showBilling = useCase("billing.showBilling", {
  input: wire({ account: AccountName }),
  output: wire({
    current: SubscriptionView,
    subscriptions: Schema.Array(Subscription),
    payments: Schema.Array(Payment),
  }),
  run: Effect.fnUntraced(function*({ account }) {
    const user = yield* namedUser(account)
    const subscriptions = yield* (yield* SubscriptionStore).ofUser(user.id)
    const payments = yield* (yield* PaymentStore).ofUser(user.id)
    return { current: yield* accountView(user), subscriptions, payments }
  }),
})
