import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { accountView } from "../shared/account-view.ts"
import { setCancelling } from "../shared/set-cancelling.ts"
import { SubscriptionView } from "../view.ts"

/** Withdraws a cancellation. A subscription that has ended stays ended. */
export const continueSubscription = useCase("billing.continueSubscription", {
  input: Schema.Struct({}),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*() {
    const user = yield* currentUser
    yield* setCancelling(user.id, false)
    return yield* accountView(user)
  }),
})
