import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { trialDays, tryPro } from "../shared/try-pro.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { SubscriptionView, viewOf } from "../view.ts"

/** Pro's features for seven days, once per account, for those who never had a plan. */
export const startTrial = useCase("billing.startTrial", {
  input: Schema.Struct({}),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*() {
    const userId = yield* signedIn
    const subscriptions = yield* SubscriptionStore
    yield* tryPro(userId, trialDays)
    return viewOf(yield* subscriptions.ofUser(userId), yield* DateTime.now)
  }),
})
