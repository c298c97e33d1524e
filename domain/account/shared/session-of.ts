import { DateTime, Effect } from "effect"
import type { SessionId, UserId } from "../../kernel/ids.ts"
import { SessionStore } from "../session-store.port.ts"

/** An open session of this account; null if it has ended. */
export const sessionOf = Effect.fnUntraced(function*(userId: UserId, id: SessionId) {
  const sessions = yield* SessionStore
  const open = yield* sessions.list(userId, yield* DateTime.now)
  return open.find((session) => session.id === id) ?? null
})
