import { DateTime, Effect, Schema } from "effect"
import { SignInLinkInvalid } from "../../account/errors.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { entryFields, SignedIn } from "../entry.ts"
import { byEmail } from "../proven-identity.ts"
import { signIn } from "../shared/enter.ts"

/** Exchanges a link's token for a session, once. The first sign-in creates the account; a refused one leaves the link. */
export const signInByLink = useCase("signIn.signInByLink", {
  input: wire({ token: Schema.NonEmptyString, ...entryFields }),
  output: SignedIn,
  run: Effect.fnUntraced(function*({ token, ...entry }) {
    const secrets = yield* Secrets
    const tokenHash = yield* secrets.hash(token)
    yield* limitRate("sign-ins with a link", tokenHash)
    return yield* signIn(consume(tokenHash), entry)
  }),
})

const consume = Effect.fnUntraced(function*(tokenHash: string) {
  const sessions = yield* SessionStore
  const link = yield* sessions.consumeLink(tokenHash, yield* DateTime.now)
  return link === null ? yield* new SignInLinkInvalid() : byEmail(link.email)
})
