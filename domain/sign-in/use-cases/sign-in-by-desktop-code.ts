import { DateTime, Effect, Schema } from "effect"
import { DeviceId } from "../../account/session.ts"
import { sessionOf } from "../../account/shared/session-of.ts"
import { SessionId, UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SignedIn } from "../entry.ts"
import { SignInAttemptInvalid } from "../errors.ts"
import { signInFrom } from "../shared/enter.ts"
import { TicketStore } from "../ticket-store.port.ts"

/** Exchanges the code that the web app passed to the desktop app, while the session that asked for it is open. */
export const signInByDesktopCode = useCase("signIn.signInByDesktopCode", {
  input: wire({ code: Schema.NonEmptyString, deviceId: DeviceId }),
  output: SignedIn,
  run: Effect.fnUntraced(function*({ code, deviceId }) {
    const { hash } = yield* Secrets
    return yield* signInFrom(consume(yield* hash(code)), deviceId)
  }),
})

const consume = Effect.fnUntraced(function*(codeHash: string) {
  const tickets = yield* TicketStore
  const ticket = yield* tickets.consume("desktop-hand-off", codeHash, yield* DateTime.now)
  const { userId = null, session = null } = ticket?.payload ?? {}
  if (userId === null || session === null) return yield* new SignInAttemptInvalid()
  return (yield* sessionOf(UserId.make(userId), SessionId.make(session))) ?? (yield* new SignInAttemptInvalid())
})
