import { Effect, Schema } from "effect"
import { AccountName, AccountState, stateOf } from "../../account/account-state.ts"
import { ContactKind } from "../../account/contact.ts"
import { closeSessions } from "../../account/shared/close-sessions.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { parseEmail } from "../../account/shared/parse-email.ts"
import { parsePhone } from "../../account/shared/parse-phone.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { tellChanges } from "../shared/tell-changes.ts"
import { settleAccount } from "../steps/settle-account.ts"

/**
 * Gives an account another address or number for its operator, who knows the person: someone who has lost the mailbox or
 * the number. Nothing is confirmed and nothing can be undone by a link any more, neither this nor what was changed
 * before; all sessions end.
 */
export const replaceContact = useCase("contactChange.replaceContact", {
  input: wire({ account: AccountName, kind: ContactKind, to: Schema.String }),
  output: AccountState,
  run: Effect.fnUntraced(function*({ account, kind, to: written }) {
    const users = yield* UserStore
    const { transaction } = yield* UnitOfWork
    const { id } = yield* namedUser(account)
    const to = kind === "email" ? yield* parseEmail(written) : yield* parsePhone(written)
    const ended = yield* transaction(settleAccount(id, kind, to))
    yield* closeSessions(id, ended)
    yield* tellChanges
    return stateOf(yield* users.get(id), [])
  }),
})
