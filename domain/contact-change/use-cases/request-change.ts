import { Effect, Schema } from "effect"
import { Contact, ContactKind, contactOf } from "../../account/contact.ts"
import { currentSession, currentUser } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireConfirmed } from "../../passkey/shared/require-confirmed.ts"
import { NothingToChange } from "../errors.ts"
import { isTaken } from "../steps/is-taken.ts"
import { limitMessages, newContact } from "../steps/new-contact.ts"
import { savePending } from "../steps/pending.ts"
import { sendCodes } from "../steps/send-codes.ts"

/**
 * Begins to replace the account's address or number: sends a code to the old one and one to the new. Begun again, the
 * earlier codes no longer count. The answer does not tell whether another account has the new one.
 */
export const requestChange = useCase("contactChange.requestChange", {
  input: wire({ kind: ContactKind, to: StorableText.check(notBlank, maxCharacters(254)) }),
  output: wire({ id: Schema.String, from: Contact, to: Contact, expiresAt: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ kind, to: written }) {
    const user = yield* currentUser
    const from = contactOf(user, kind)
    if (from === null) return yield* new NothingToChange({ what: kind })
    yield* requireConfirmed
    const to = yield* newContact(kind, written, from)
    yield* limitRate("changes of address of an account", user.id)
    yield* limitMessages({ from, to })
    const pending = { id: yield* (yield* IdSource).next, kind, from, to }
    const expiresAt = yield* savePending(user.id, yield* currentSession, pending)
    yield* sendCodes(user, pending, yield* isTaken(to, user.id), expiresAt)
    return { id: pending.id, from, to, expiresAt }
  }),
})
