import { DateTime, Effect, Schema } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AccountDisabled } from "../errors.ts"
import { PlanName } from "../plan-name.ts"
import { byOperator } from "../session.ts"
import { findOrCreateUser } from "../shared/find-or-create-user.ts"
import { openSession } from "../shared/open-session.ts"
import { parseEmail } from "../shared/parse-email.ts"
import { UserStore } from "../user-store.port.ts"
import { UserView, viewOf } from "../user-view.ts"

/** Creates an account, or sets the plan of an existing one, and opens one more session for scripts. */
export const createUser = useCase("account.createUser", {
  input: wire({ email: Schema.String, plan: PlanName }),
  output: wire({ id: Schema.String, token: Schema.String, user: UserView }),
  run: Effect.fnUntraced(function*({ email: rawEmail, plan }) {
    const email = yield* parseEmail(rawEmail)
    const users = yield* UserStore
    const { next } = yield* IdSource
    const user = { ...(yield* findOrCreateUser(email, plan)), plan }
    if (user.disabledAt !== null) return yield* new AccountDisabled()
    yield* users.setPlan(user.id, user)
    // A device of its own: a session replaces the one that its device had.
    return {
      id: user.id,
      token: yield* openSession(user.id, `cli-${yield* next}`, byOperator(yield* DateTime.now)),
      user: viewOf(user),
    }
  }),
})
