import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AccountName, AccountState, stateOf } from "../account-state.ts"
import { namedUser, openSessions } from "../shared/named-user.ts"

/** One account as its operator sees it. */
export const getUser = useCase("account.getUser", {
  input: wire({ account: AccountName }),
  output: AccountState,
  run: Effect.fnUntraced(function*({ account }) {
    const user = yield* namedUser(account)
    return stateOf(user, yield* openSessions(user))
  }),
})
