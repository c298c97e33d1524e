import { DateTime, Effect, Schema } from "effect"
import { LanguageCode } from "../../kernel/language-code.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EmailInvalid } from "../errors.ts"
import { mailboxOf } from "../mailbox.ts"
import { Mailer } from "../mailer.port.ts"
import { SessionStore } from "../session-store.port.ts"
import { linkLasts } from "../session.ts"
import { Email, normaliseEmail, WrittenEmail } from "../user.ts"

/** Mails a link. Limited by mailbox, so that nobody's can be flooded, and by the network that asks. */
export const requestSignInLink = useCase("account.requestSignInLink", {
  input: wire({ email: WrittenEmail, language: Schema.optionalKey(LanguageCode) }),
  output: wire({ sent: Schema.Literal(true), expiresAt: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ email: rawEmail, language }) {
    const email = yield* parseEmail(rawEmail)
    yield* limitNetwork("sign-in links from a network")
    yield* limitRate("sign-in links to a mailbox", mailboxOf(email))
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
