import { Effect } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DeletionStore } from "../deletion-store.port.ts"
import { DeletionView, viewOf } from "../deletion.ts"

/** Keeps an account that asked to be deleted, for its operator. */
export const keepUser = useCase("leaving.keepUser", {
  input: wire({ account: AccountName }),
  output: DeletionView,
  run: Effect.fnUntraced(function*({ account }) {
    const deletions = yield* DeletionStore
    const { id } = yield* namedUser(account)
    yield* deletions.cancel(id)
    return viewOf(null)
  }),
})
