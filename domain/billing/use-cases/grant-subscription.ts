import { Effect, Schema } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { Instant } from "../../kernel/day.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PaidPlan } from "../price.ts"
import { accountView } from "../shared/account-view.ts"
import { grantPlan } from "../steps/grant-plan.ts"
import { SubscriptionView } from "../view.ts"

/** Gives an account a plan free of charge, until a time or without an end. A paid one is not replaced. */
export const grantSubscription = useCase("billing.grantSubscription", {
  input: wire({ account: AccountName, plan: PaidPlan, until: Schema.NullOr(Instant) }),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*({ account, plan, until }) {
    const { id } = yield* namedUser(account)
    yield* grantPlan(id, plan, until)
    return yield* accountView(yield* namedUser(account))
  }),
})
