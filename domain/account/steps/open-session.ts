import { DateTime, Effect, Schema } from "effect"
import type { UserId } from "../../kernel/actor.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { SessionStore } from "../session-store.port.ts"
import { sessionLasts } from "../session.ts"

/** What a client calls itself; kept with the session, so that a device can be signed out. */
export const DeviceId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_.:-]{1,64}$/))

/** Opens a session and gives its token: the only time it is seen. */
export const openSession = Effect.fnUntraced(function*(userId: UserId, deviceId: string) {
  const secrets = yield* Secrets
  const sessions = yield* SessionStore
  const now = yield* DateTime.now
  const token = yield* secrets.create("par_")
  const tokenHash = yield* secrets.hash(token)
  yield* sessions.save({ tokenHash, userId, deviceId, createdAt: now, expiresAt: DateTime.add(now, sessionLasts) })
  return token
})
