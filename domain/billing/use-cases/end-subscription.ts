import { Effect } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { accountView } from "../shared/account-view.ts"
import { endAtOnce } from "../shared/end-at-once.ts"
import { requireLiving } from "../shared/living-subscription.ts"
import { SubscriptionView } from "../view.ts"

/** Ends the subscription of an account now: the provider stops charging first. Nothing is refunded. */
export const endSubscription = useCase("billing.endSubscription", {
  input: wire({ account: AccountName }),
  output: SubscriptionView,
  run: Effect.fnUntraced(function*({ account }) {
    const { id } = yield* namedUser(account)
    yield* endAtOnce(yield* requireLiving(id))
    return yield* accountView(yield* namedUser(account))
  }),
})
