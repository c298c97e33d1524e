import { Effect } from "effect"
import { DocumentBus } from "../../kernel/document-bus.port.ts"
import type { SessionId, UserId } from "../../kernel/ids.ts"

/** Closes whatever ended sessions still hold open, in every process. */
export const closeSessions = Effect.fnUntraced(function*(user: UserId, ended: ReadonlyArray<SessionId>) {
  const bus = yield* DocumentBus
  yield* Effect.forEach(
    ended,
    (session) => bus.publish({ kind: "close", user, session, task: null, reason: "signed-out" }),
    { discard: true },
  )
})
