import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { SessionStore } from "../session-store.port.ts"
import { closeSessions } from "../shared/close-sessions.ts"
import { currentSession, signedIn } from "../shared/signed-in.ts"

/** Signs out all devices but the caller's own. For the operator, who has no session, that means all of them. */
export const endOtherSessions = useCase("account.endOtherSessions", {
  input: Schema.Struct({}),
  output: Schema.Struct({ ended: Schema.Int }),
  run: Effect.fnUntraced(function*() {
    const sessions = yield* SessionStore
    const user = yield* signedIn
    const ended = yield* sessions.endOthers(user, yield* currentSession)
    yield* closeSessions(user, ended)
    return { ended: ended.length }
  }),
})
