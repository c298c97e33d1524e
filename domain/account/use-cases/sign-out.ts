import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SessionStore } from "../session-store.port.ts"
import { DeviceId } from "../session.ts"
import { closeSessions } from "../shared/close-sessions.ts"
import { currentSession, signedIn } from "../shared/signed-in.ts"

/** Ends the session that is presented, whatever device it names, and that of the named device. */
export const signOut = useCase("account.signOut", {
  input: wire({ deviceId: DeviceId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ deviceId }) {
    const sessions = yield* SessionStore
    const user = yield* signedIn
    const presented = yield* currentSession
    const ended = yield* sessions.remove(user, deviceId)
    const own = presented === null ? [] : yield* sessions.end(user, presented)
    yield* closeSessions(user, [...ended, ...own])
    return {}
  }),
})
