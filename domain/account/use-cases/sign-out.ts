import { Effect, Schema } from "effect"
import { DocumentBus } from "../../kernel/document-bus.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SessionStore } from "../session-store.port.ts"
import { DeviceId } from "../session.ts"
import { signedIn } from "../shared/signed-in.ts"

/** Ends the session of one device. */
export const signOut = useCase("account.signOut", {
  input: wire({ deviceId: DeviceId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ deviceId }) {
    const sessions = yield* SessionStore
    const user = yield* signedIn
    yield* sessions.remove(user, deviceId)
    const bus = yield* DocumentBus
    // Of all devices: the others come back by themselves.
    yield* bus.publish({ kind: "close", user, task: null, reason: "signed-out" })
    return {}
  }),
})
