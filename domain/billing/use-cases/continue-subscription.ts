import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { setCancelling } from "../shared/set-cancelling.ts"
import { SubscriptionView } from "../view.ts"

/** Withdraws a cancellation. A subscription that has ended stays ended. */
export const continueSubscription = useCase("billing.continueSubscription", {
  input: Schema.Struct({}),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*() {
    return yield* setCancelling(yield* signedIn, false)
  }),
})
