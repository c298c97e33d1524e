import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import type { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"

/** Of several changes to an account's places at the same moment, each sees what the one before it did. */
export const oneAtATime = Effect.fnUntraced(function*<A, E, R>(owner: UserId, work: Effect.Effect<A, E, R>) {
  const users = yield* UserStore
  const { transaction } = yield* UnitOfWork
  const locked = users.lock(owner).pipe(Effect.catchTag("UserNotFound", () => Effect.fail(new SignInRequired())))
  return yield* transaction(Effect.andThen(locked, work))
})
