import { DateTime, Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { SessionStore } from "../session-store.port.ts"
import { sessionLasts } from "../session.ts"

/** Opens a session and returns its token, which is never shown again. */
export const openSession = Effect.fnUntraced(function*(userId: UserId, deviceId: string) {
  const secrets = yield* Secrets
  const sessions = yield* SessionStore
  const now = yield* DateTime.now
  const token = yield* secrets.create("par_")
  const tokenHash = yield* secrets.hash(token)
  yield* sessions.save({ tokenHash, userId, deviceId, createdAt: now, expiresAt: DateTime.add(now, sessionLasts) })
  return token
})
