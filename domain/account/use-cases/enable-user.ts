import { Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AccountName, AccountState, stateOf } from "../account-state.ts"
import { SessionStore } from "../session-store.port.ts"
import { namedUser, openSessions } from "../shared/named-user.ts"
import { UserStore } from "../user-store.port.ts"

/** Re-enables a disabled account: it can sign in, and its keys work. An account that is not disabled is left alone. */
export const enableUser = useCase("account.enableUser", {
  input: wire({ account: AccountName }),
  output: AccountState,
  run: Effect.fnUntraced(function*({ account }) {
    const users = yield* UserStore
    const sessions = yield* SessionStore
    const { transaction } = yield* UnitOfWork
    return yield* transaction(Effect.gen(function*() {
      const found = yield* namedUser(account)
      if (found.disabledAt === null) return stateOf(found, yield* openSessions(found))
      const user = { ...found, disabledAt: null }
      yield* users.setDisabled(user.id, user.disabledAt)
      // A sign-in in progress while the account was disabled may have stored one.
      yield* sessions.endOthers(user.id, null)
      return stateOf(user, [])
    }))
  }),
})
