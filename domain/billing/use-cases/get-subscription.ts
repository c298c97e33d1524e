import { DateTime, Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { isLiving } from "../subscription.ts"
import { SubscriptionView, viewOf } from "../view.ts"

/** What the account has: plan, state, next charge, and how it ends. The operator may have given it a plan without a subscription. */
export const getSubscription = useCase("billing.getSubscription", {
  input: Schema.Struct({}),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*() {
    const subscriptions = yield* SubscriptionStore
    const { id, plan } = yield* currentUser
    const all = yield* subscriptions.ofUser(id)
    const view = viewOf(all, yield* DateTime.now)
    return all.some(isLiving) ? view : { ...view, plan, trialAvailable: view.trialAvailable && plan === "free" }
  }),
})
