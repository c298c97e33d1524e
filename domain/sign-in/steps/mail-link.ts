import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { Mailer } from "../../account/mailer.port.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { linkLasts } from "../../account/session.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { Email } from "../../account/user.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { registrationBar } from "./registration-bar.ts"

/**
 * Emails a link. If an address has no account and cannot get one, the email says so instead: only the owner of the
 * mailbox learns it, since the response and the work are the same.
 */
export const mailLink = Effect.fnUntraced(function*(to: Email, language: string) {
  const [{ create, hash }, sessions, mailer, users] = yield* Effect.all([Secrets, SessionStore, Mailer, UserStore])
  const changes = yield* ContactChangeStore
  const expiresAt = DateTime.add(yield* DateTime.now, linkLasts)
  const token = yield* create("link_")
  const browserToken = yield* create("browser_")
  const bar = yield* registrationBar({ email: to, phone: null })
  const isKnown = (yield* users.findByEmail(to)) !== null
  const isReserved = (yield* changes.keptFor(to, yield* DateTime.now)) !== null
  yield* sessions.saveLink({
    tokenHash: yield* hash(token),
    email: to,
    browserHash: yield* hash(browserToken),
    expiresAt,
  })
  yield* mailer.send(
    isKnown || (bar === null && !isReserved)
      ? { _tag: "SignIn", to, token, language }
      : { _tag: "NoAccount", to, language, registration: bar ?? "reserved" },
  )
  return { sent: true as const, expiresAt, browserToken }
})
