import { DateTime, Effect, Schema } from "effect"
import { mailboxOf } from "../../account/mailbox.ts"
import { Mailer } from "../../account/mailer.port.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { linkLasts } from "../../account/session.ts"
import { parseEmail } from "../../account/shared/parse-email.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { WrittenEmail } from "../../account/user.ts"
import { LanguageCode } from "../../kernel/language-code.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { registrationBar } from "../steps/registration-bar.ts"

/**
 * Mails a link. Where an address has no account and cannot get one, the mail says so instead: only the owner of the mailbox
 * learns it, since answer and work are the same.
 */
export const requestSignInLink = useCase("signIn.requestSignInLink", {
  input: wire({ email: WrittenEmail, language: Schema.optionalKey(LanguageCode) }),
  output: wire({ sent: Schema.Literal(true), expiresAt: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ email: written, language = "en" }) {
    const to = yield* parseEmail(written)
    yield* limitNetwork("sign-in links from a network")
    yield* limitRate("sign-in links to a mailbox", mailboxOf(to))
    const [{ create, hash }, sessions, mailer, users] = yield* Effect.all([Secrets, SessionStore, Mailer, UserStore])
    const expiresAt = DateTime.add(yield* DateTime.now, linkLasts)
    const token = yield* create("link_")
    const bar = yield* registrationBar(to)
    const isKnown = (yield* users.findByEmail(to)) !== null
    yield* sessions.saveLink({ tokenHash: yield* hash(token), email: to, expiresAt })
    yield* mailer.send(
      isKnown || bar === null
        ? { _tag: "SignIn", to, token, language }
        : { _tag: "NoAccount", to, language, registration: bar },
    )
    return { sent: true as const, expiresAt }
  }),
})
