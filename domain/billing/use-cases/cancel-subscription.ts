import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { accountView } from "../shared/account-view.ts"
import { setCancelling } from "../shared/set-cancelling.ts"
import { SubscriptionView } from "../view.ts"

/** Ends the subscription when the paid time ends; it can be continued until then. */
export const cancelSubscription = useCase("billing.cancelSubscription", {
  input: Schema.Struct({}),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*() {
    const user = yield* currentUser
    yield* setCancelling(user.id, true)
    return yield* accountView(user)
  }),
})
