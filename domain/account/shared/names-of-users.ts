import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { UserStore } from "../user-store.port.ts"
import { nameOf } from "../user.ts"

/** An account that is gone has no name. */
export const nameOfUser = Effect.fnUntraced(function*(id: UserId) {
  const users = yield* UserStore
  return yield* users.get(id).pipe(
    Effect.map((user): string | null => nameOf(user)),
    Effect.catchTag("UserNotFound", () => Effect.succeed(null)),
  )
})

/** What others call these accounts. Those that are gone are left out. */
export const namesOfUsers = Effect.fnUntraced(function*(ids: ReadonlyArray<UserId>) {
  const named = yield* Effect.forEach(
    new Set(ids),
    (id) => Effect.map(nameOfUser(id), (name) => name === null ? [] : [[id, name] as const]),
  )
  return new Map(named.flat())
})
