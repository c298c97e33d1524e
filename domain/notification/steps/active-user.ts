import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"

/** Null for an account that is deleted or disabled: it gets no notices. */
export const activeUser = Effect.fnUntraced(function*(id: UserId) {
  const users = yield* UserStore
  const user = yield* users.get(id).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  return user?.disabledAt === null ? user : null
})
