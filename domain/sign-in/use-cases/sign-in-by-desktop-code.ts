import { DateTime, Effect, Schema } from "effect"
import { DeviceId } from "../../account/session.ts"
import { UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SignedIn } from "../entry.ts"
import { SignInAttemptInvalid } from "../errors.ts"
import { signInAgain } from "../shared/enter.ts"
import { TicketStore } from "../ticket-store.port.ts"

/** Exchanges the code that the web app passed to the desktop app. */
export const signInByDesktopCode = useCase("signIn.signInByDesktopCode", {
  input: wire({ code: Schema.NonEmptyString, deviceId: DeviceId }),
  output: SignedIn,
  run: Effect.fnUntraced(function*({ code, deviceId }) {
    const { hash } = yield* Secrets
    return yield* signInAgain(consume(yield* hash(code)), deviceId)
  }),
})

const consume = Effect.fnUntraced(function*(codeHash: string) {
  const tickets = yield* TicketStore
  const ticket = yield* tickets.consume("desktop-hand-off", codeHash, yield* DateTime.now)
  const userId = ticket?.payload["userId"] ?? null
  return userId === null ? yield* new SignInAttemptInvalid() : UserId.make(userId)
})
