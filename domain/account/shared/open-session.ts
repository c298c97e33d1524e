import { DateTime, Effect } from "effect"
import { CallerDevice } from "../../kernel/caller-device.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { SessionId, type UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { deviceLabel } from "../device-label.ts"
import { SessionStore } from "../session-store.port.ts"
import { expiryOf, type Origin } from "../session.ts"

/** Opens a session and returns its token, which is never shown again. */
export const openSession = Effect.fnUntraced(function*(userId: UserId, deviceId: string, origin: Origin) {
  const secrets = yield* Secrets
  const sessions = yield* SessionStore
  const ids = yield* IdSource
  const device = yield* CallerDevice
  const now = yield* DateTime.now
  const token = yield* secrets.create("par_")
  yield* sessions.save({
    id: SessionId.make(yield* ids.next),
    tokenHash: yield* secrets.hash(token),
    userId,
    deviceId,
    label: deviceLabel(device),
    place: device.country,
    ...origin,
    lastSeenAt: now,
    expiresAt: expiryOf(origin.createdAt, now),
  })
  return token
})
