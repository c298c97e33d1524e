import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AccountName, AccountState, stateOf } from "../account-state.ts"
import { SessionStore } from "../session-store.port.ts"
import { closeSessions } from "../shared/close-sessions.ts"
import { namedUser } from "../shared/named-user.ts"
import { UserStore } from "../user-store.port.ts"

/** Locks an account out until it is enabled again: its sessions end, and its keys stop working. Its data is kept. */
export const disableUser = useCase("account.disableUser", {
  input: wire({ account: AccountName }),
  output: AccountState,
  run: Effect.fnUntraced(function*({ account }) {
    const users = yield* UserStore
    const sessions = yield* SessionStore
    const { transaction } = yield* UnitOfWork
    const { user, ended } = yield* transaction(Effect.gen(function*() {
      const found = yield* namedUser(account)
      const user = { ...found, disabledAt: found.disabledAt ?? (yield* DateTime.now) }
      yield* users.setDisabled(user.id, user.disabledAt)
      return { user, ended: yield* sessions.endOthers(user.id, null) }
    }))
    yield* closeSessions(user.id, ended)
    return stateOf(user, [])
  }),
})
