import { DateTime, Effect, Schema } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DeletionStore } from "../deletion-store.port.ts"
import { DeletionView, viewOf } from "../deletion.ts"
import { purgeAccount } from "../shared/purge-account.ts"
import { askToDelete } from "../steps/ask-to-delete.ts"

/** Deletes an account for its operator: after the grace period, or at once. Repeat it if a payment provider was down. */
export const deleteUser = useCase("leaving.deleteUser", {
  input: wire({ account: AccountName, now: Schema.Boolean }),
  output: DeletionView,
  run: Effect.fnUntraced(function*({ account, now }) {
    const user = yield* namedUser(account)
    const deletion = yield* askToDelete(user)
    if (!now) return viewOf(deletion)
    const deletions = yield* DeletionStore
    const due = { ...deletion, dueAt: yield* DateTime.now }
    yield* deletions.save(due)
    yield* purgeAccount(user.id)
    return viewOf(due)
  }),
})
