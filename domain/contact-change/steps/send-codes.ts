import { type DateTime, Effect } from "effect"
import type { Side } from "../../account/contact-change.ts"
import { type Contact, isEmail, isPhone } from "../../account/contact.ts"
import { Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import type { User } from "../../account/user.ts"
import { SmsSender } from "../../sign-in/sms-sender.port.ts"
import { makeCode } from "./codes.ts"
import type { Pending } from "./pending.ts"

/**
 * Sends a code to the old contact and one to the new. An address that another account has gets a mail that says so
 * instead, and nobody a code: the caller sees no difference. A taken number gets its code like others, as text messages
 * cannot say anything else; its owner learns the rest.
 */
export const sendCodes = Effect.fnUntraced(
  function*(user: User, pending: Pending, isTaken: boolean, expiresAt: DateTime.Utc) {
    const { language } = yield* readingOf(user)
    const old = yield* makeCode(pending.id, "old", expiresAt)
    const fresh = yield* makeCode(pending.id, "new", expiresAt)
    yield* sendCode(pending.from, "old", old, pending.to, language)
    if (isTaken && isEmail(pending.to)) yield* (yield* Mailer).send({ _tag: "ContactTaken", to: pending.to, language })
    else yield* sendCode(pending.to, "new", fresh, pending.to, language)
  },
)

const sendCode = Effect.fnUntraced(
  function*(to: Contact, side: Side, code: string, address: Contact, language: string) {
    if (isPhone(to)) return yield* (yield* SmsSender).send({ to, code, language })
    if (isEmail(address)) yield* (yield* Mailer).send({ _tag: "ContactCode", to, side, code, address, language })
  },
)
