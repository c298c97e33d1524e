import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { accountView } from "../shared/account-view.ts"
import { SubscriptionView } from "../view.ts"

/** What the account has: plan, state, next charge, and how it ends. */
export const getSubscription = useCase("billing.getSubscription", {
  input: Schema.Struct({}),
  output: SubscriptionView,
  run: () => Effect.flatMap(currentUser, accountView),
})
