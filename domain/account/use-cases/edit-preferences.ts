import { Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { Preferences } from "../preferences.ts"
import { currentUser } from "../shared/signed-in.ts"
import { UserStore } from "../user-store.port.ts"

/** Sets what the account has as a default, for summaries that are written from now on. */
export const editPreferences = useCase("account.editPreferences", {
  input: Preferences,
  output: Preferences,
  run: Effect.fnUntraced(function*({ style }) {
    const users = yield* UserStore
    const { transaction } = yield* UnitOfWork
    yield* transaction(Effect.flatMap(currentUser, (user) => users.save({ ...user, style })))
    return { style }
  }),
})
