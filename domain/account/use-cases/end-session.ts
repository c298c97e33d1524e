import { Effect, Schema } from "effect"
import { SessionId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { SessionNotFound } from "../errors.ts"
import { SessionStore } from "../session-store.port.ts"
import { closeSessions } from "../shared/close-sessions.ts"
import { signedIn } from "../shared/signed-in.ts"

/** Signs a device out from another one. Its streams and documents close at once. */
export const endSession = useCase("account.endSession", {
  input: Schema.Struct({ id: SessionId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ id }) {
    const sessions = yield* SessionStore
    const user = yield* signedIn
    const ended = yield* sessions.end(user, id)
    if (ended.length === 0) return yield* new SessionNotFound()
    yield* closeSessions(user, ended)
    return {}
  }),
})
