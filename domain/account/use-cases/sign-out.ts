import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SessionStore } from "../session-store.port.ts"
import { DeviceId } from "../session.ts"
import { closeSessions } from "../shared/close-sessions.ts"
import { signedIn } from "../shared/signed-in.ts"

/** Ends the session of one device. */
export const signOut = useCase("account.signOut", {
  input: wire({ deviceId: DeviceId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ deviceId }) {
    const sessions = yield* SessionStore
    const user = yield* signedIn
    yield* closeSessions(user, yield* sessions.remove(user, deviceId))
    return {}
  }),
})
