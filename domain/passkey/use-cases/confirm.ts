import { DateTime, Effect, Schema } from "effect"
import { SessionStore } from "../../account/session-store.port.ts"
import { proofLasts } from "../../account/session.ts"
import { currentSession, signedIn } from "../../account/shared/signed-in.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { credentialField } from "../credential-field.ts"
import { proveByPasskey } from "../steps/prove-by-passkey.ts"

/**
 * Confirms with a passkey that the owner is using this session: for five minutes, it may do what needs confirmation.
 */
export const confirm = useCase("passkey.confirm", {
  input: wire(credentialField),
  output: wire({ until: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ credential }) {
    const { prove } = yield* SessionStore
    const { transaction } = yield* UnitOfWork
    const userId = yield* signedIn
    const session = yield* currentSession
    if (session === null) return yield* new SignInRequired()
    return yield* transaction(Effect.gen(function*() {
      yield* proveByPasskey(credential, "confirm", userId, userId)
      const now = yield* DateTime.now
      yield* prove(session, now)
      return { until: DateTime.add(now, proofLasts) }
    }))
  }),
})
