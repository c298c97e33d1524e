import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { accountView } from "../shared/account-view.ts"
import { startProTrial, trialDays } from "../shared/start-pro-trial.ts"
import { SubscriptionView } from "../view.ts"

/** Pro's features for seven days, once per account, for those who never had a plan. */
export const startTrial = useCase("billing.startTrial", {
  input: Schema.Struct({}),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*() {
    const user = yield* currentUser
    yield* requirePlans
    yield* startProTrial(user.id, trialDays)
    return yield* accountView(user)
  }),
})
