import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireConfirmed } from "../../passkey/shared/require-confirmed.ts"
import { confirmationOf, DeletionView, viewOf } from "../deletion.ts"
import { DeletionNotConfirmed } from "../errors.ts"
import { askToDelete } from "../steps/ask-to-delete.ts"

/**
 * Deletes the caller's account after seven days, during which this can be cancelled. `confirm` is its address, or
 * else its number or id.
 */
export const requestDeletion = useCase("leaving.requestDeletion", {
  input: wire({ confirm: Schema.String }),
  output: DeletionView,
  run: Effect.fnUntraced(function*({ confirm }) {
    const user = yield* currentUser
    if (confirm.trim().toLowerCase() !== confirmationOf(user)) {
      return yield* new DeletionNotConfirmed({ issues: [brokenRule("confirm", "own-account")] })
    }
    yield* requireConfirmed
    return viewOf(yield* askToDelete(user))
  }),
})
