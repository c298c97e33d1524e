import { DateTime, Effect, Schema } from "effect"
import { RateLimiter } from "../../kernel/rate-limiter.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EmailInvalid } from "../errors.ts"
import { Mailer } from "../mailer.port.ts"
import { SessionStore } from "../session-store.port.ts"
import { linkLasts } from "../session.ts"
import { Email, normaliseEmail } from "../user.ts"

/** At most five links an hour per address, so that nobody's mailbox can be flooded. */
const allowance = { times: 5, seconds: 3600 }

export const requestSignInLink = useCase("account.requestSignInLink", {
  input: wire({ email: Schema.String, language: Schema.optionalKey(Schema.String) }),
  output: wire({ sent: Schema.Literal(true), expiresAt: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ email: rawEmail, language }) {
    const email = yield* parseEmail(rawEmail)
    const limiter = yield* RateLimiter
    yield* limiter.consume(`sign-in-link:${email}`, allowance)
    const secrets = yield* Secrets
    const sessions = yield* SessionStore
    const mailer = yield* Mailer
    const now = yield* DateTime.now
    const expiresAt = DateTime.add(now, linkLasts)
    const token = yield* secrets.create("link_")
    yield* sessions.saveLink({ tokenHash: yield* secrets.hash(token), email, expiresAt })
    yield* mailer.sendSignInLink({ to: email, token, language: language ?? "en" })
    return { sent: true as const, expiresAt }
  }),
})

const parseEmail = (rawEmail: string) =>
  Schema.decodeEffect(Email)(normaliseEmail(rawEmail)).pipe(Effect.mapError(() => new EmailInvalid()))
