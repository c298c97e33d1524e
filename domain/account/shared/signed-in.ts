import { Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { OperatorOnly, SignInRequired } from "../../kernel/errors.ts"
import type { SessionId, UserId } from "../../kernel/ids.ts"
import { UserStore } from "../user-store.port.ts"
import type { User } from "../user.ts"

/** The caller's account id. Refuses visitors. */
export const signedIn: Effect.Effect<UserId, SignInRequired, CurrentActor> = Effect.flatMap(
  CurrentActor,
  (actor) => actor._tag === "User" ? Effect.succeed(actor.id) : Effect.fail(new SignInRequired()),
)

/** The caller's session; null for keys, the command line and visitors. */
export const currentSession: Effect.Effect<SessionId | null, never, CurrentActor> = Effect.map(
  CurrentActor,
  (actor) => actor._tag === "User" ? actor.session ?? null : null,
)

/** The caller's account. A deleted account is no longer signed in. */
export const currentUser: Effect.Effect<User, SignInRequired, CurrentActor | UserStore> = Effect.gen(function*() {
  const users = yield* UserStore
  return yield* users.get(yield* signedIn).pipe(
    Effect.catchTag("UserNotFound", () => Effect.fail(new SignInRequired())),
  )
})

/** Whose items a list shows: the caller's own, or everyone's (null) for the operator. */
export const ownerInView: Effect.Effect<UserId | null, SignInRequired, CurrentActor> = Effect.flatMap(
  CurrentActor,
  (actor) => actor._tag === "Operator" ? Effect.succeed(null) : signedIn,
)

export const requireOperator: Effect.Effect<void, OperatorOnly, CurrentActor> = Effect.flatMap(
  CurrentActor,
  (actor) => actor._tag === "Operator" ? Effect.void : Effect.fail(new OperatorOnly()),
)
