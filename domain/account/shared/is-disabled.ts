import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { UserStore } from "../user-store.port.ts"

/**
 * Whether the operator has disabled an account. Its sessions and keys are refused anyway: this is for what works
 * without them, such as the ticket of an upload.
 */
export const isDisabled = Effect.fnUntraced(function*(id: UserId) {
  const users = yield* UserStore
  return yield* users.get(id).pipe(
    Effect.map(({ disabledAt }) => disabledAt !== null),
    Effect.catchTag("UserNotFound", () => Effect.succeed(false)),
  )
})
