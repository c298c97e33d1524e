import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { SubscriptionView, viewOf } from "../view.ts"

/** What the account has: plan, state, next charge, and how it ends. */
export const getSubscription = useCase("billing.getSubscription", {
  input: Schema.Struct({}),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*() {
    const subscriptions = yield* SubscriptionStore
    return viewOf(yield* subscriptions.ofUser(yield* signedIn), yield* DateTime.now)
  }),
})
