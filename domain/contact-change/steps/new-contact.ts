import { Effect } from "effect"
import { type Contact, type ContactKind, isEmail, isPhone } from "../../account/contact.ts"
import { mailboxOf } from "../../account/mailbox.ts"
import { parseEmail } from "../../account/shared/parse-email.ts"
import { normalisePhone } from "../../account/user.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { AddressPolicy } from "../../sign-in/address-policy.port.ts"
import { AddressNotAccepted } from "../../sign-in/errors.ts"
import { limitBudget, limitCodes } from "../../sign-in/shared/limit-codes.ts"
import { phoneOf } from "../../sign-in/shared/phone-tickets.ts"
import { requireOffered } from "../../sign-in/shared/require-offered.ts"
import { ContactInvalid, ContactUnchanged } from "../errors.ts"
import type { Pending } from "./pending.ts"

/**
 * The contact that is wanted instead of `from`, as accounts have it, within the rules and limits of signing up. Nothing
 * here looks at other accounts.
 */
export const newContact = Effect.fnUntraced(function*(kind: ContactKind, written: string, from: Contact) {
  const to = kind === "email" ? yield* newEmail(written) : yield* newPhone(written)
  if (to === from) return yield* new ContactUnchanged()
  return to
})

const newEmail = Effect.fnUntraced(function*(written: string) {
  const policy = yield* AddressPolicy
  const to = yield* parseEmail(written).pipe(Effect.catchTag("EmailInvalid", () => Effect.fail(new ContactInvalid())))
  if ((yield* policy.judge(to)) !== null) return yield* new AddressNotAccepted()
  return to
})

const newPhone = Effect.fnUntraced(function*(written: string) {
  yield* requireOffered("phone")
  return yield* phoneOf(normalisePhone(written)).pipe(
    Effect.catchTag("PhoneInvalid", () => Effect.fail(new ContactInvalid())),
  )
})

/**
 * Messages to the new one are counted like those of signing in. How often the old one gets any is limited by account,
 * so that someone who has just signed in with it need not wait.
 */
export const limitMessages = Effect.fnUntraced(function*({ from, to }: Pick<Pending, "from" | "to">) {
  if (isPhone(from)) yield* limitBudget
  if (isPhone(to)) return yield* limitCodes(to)
  if (!isEmail(to)) return
  yield* limitNetwork("sign-in links from a network")
  yield* limitRate("sign-in links to a mailbox", mailboxOf(to))
})
