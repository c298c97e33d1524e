import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { SignInRequired } from "../../kernel/errors.ts"

/** The account that asks: a conversation belongs to someone. */
export const requireAccount = Effect.gen(function*() {
  const actor = yield* CurrentActor
  return actor._tag === "User" ? yield* (yield* UserStore).get(actor.id) : yield* new SignInRequired()
})
