import { DateTime, Effect, Schema } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PlanName } from "../plan-name.ts"
import { byOperator } from "../session.ts"
import { openSession } from "../shared/open-session.ts"
import { parseEmail } from "../shared/parse-email.ts"
import { accountWithPlan } from "../steps/account-with-plan.ts"
import { UserView, viewOf } from "../user-view.ts"

/**
 * Creates an account, or sets the plan of an existing one, and opens one more session for scripts. The account returns
 * to that plan when a subscription ends.
 */
export const createUser = useCase("account.createUser", {
  input: wire({
    email: Schema.String,
    /** By default what this server includes; Pro where that is the free plan. */
    plan: Schema.optionalKey(PlanName),
  }),
  output: wire({ id: Schema.String, token: Schema.String, user: UserView }),
  run: Effect.fnUntraced(function*({ email, plan }) {
    const { next } = yield* IdSource
    const user = yield* accountWithPlan(yield* parseEmail(email), plan)
    // A device of its own: a session replaces the one that its device had.
    return {
      id: user.id,
      token: yield* openSession(user.id, `cli-${yield* next}`, byOperator(yield* DateTime.now)),
      user: viewOf(user),
    }
  }),
})
