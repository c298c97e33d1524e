import { DateTime, Effect, Schema } from "effect"
import { currentSession, currentUser } from "../../account/shared/signed-in.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import { UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DesktopScheme } from "../desktop-scheme.port.ts"
import { TicketStore } from "../ticket-store.port.ts"

/**
 * A code that the desktop app exchanges for its own session, once, within a minute; and the address that opens the
 * app.
 */
export const createDesktopCode = useCase("signIn.createDesktopCode", {
  input: Schema.Struct({}),
  output: wire({ code: Schema.String, userId: UserId, url: Schema.String }),
  run: Effect.fnUntraced(function*() {
    const { id: userId } = yield* currentUser
    const session = yield* currentSession
    if (session === null) return yield* new SignInRequired()
    const { create, hash } = yield* Secrets
    const { scheme } = yield* DesktopScheme
    const tickets = yield* TicketStore
    const code = yield* create("desk_")
    yield* tickets.save({
      kind: "desktop-hand-off",
      hash: yield* hash(code),
      device: null,
      payload: { userId, session },
      tries: 0,
      expiresAt: DateTime.add(yield* DateTime.now, { minutes: 1 }),
    })
    return { code, userId, url: `${scheme}://auth?token=${encodeURIComponent(code)}&userId=${userId}` }
  }),
})
