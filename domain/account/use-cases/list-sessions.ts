import { DateTime, Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { SessionStore } from "../session-store.port.ts"
import { SessionView, sessionViewOf } from "../session-view.ts"
import { currentSession, signedIn } from "../shared/signed-in.ts"

export const listSessions = useCase("account.listSessions", {
  input: Schema.Struct({}),
  output: Schema.Struct({ items: Schema.Array(SessionView) }),
  run: Effect.fnUntraced(function*() {
    const sessions = yield* SessionStore
    const current = yield* currentSession
    const open = yield* sessions.list(yield* signedIn, yield* DateTime.now)
    return { items: open.map((session) => sessionViewOf(session, current)) }
  }),
})
