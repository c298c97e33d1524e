import { DateTime, Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import { SessionStore } from "../session-store.port.ts"

/** Refuses a caller whose session has ended since the request began: for requests that may take long to arrive. */
export const stillSignedIn = Effect.gen(function*() {
  const sessions = yield* SessionStore
  const actor = yield* CurrentActor
  if (actor._tag !== "User" || actor.session === undefined) return
  if (!(yield* sessions.exists(actor.session, yield* DateTime.now))) return yield* new SignInRequired()
})
