import { DateTime, Effect } from "effect"
import { Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import type { Email, User } from "../../account/user.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { digestDay, nextDigest } from "../digest-time.ts"
import { type DueDigest, MailChoiceStore } from "../mail-choice-store.port.ts"
import { claimLasts } from "../notice.ts"
import { activeUser } from "../steps/active-user.ts"
import { digestOf } from "../steps/digest-of.ts"
import { unsubscribeText } from "../unsubscribe-token.ts"

/** When a mail that could not be sent is tried again, within the same day. */
const again = { minutes: 30 } as const

/** Sends each digest whose time has come: once a local day, and none where there is nothing to say. */
export const sendDigests = Effect.gen(function*() {
  const { takeDigest } = yield* MailChoiceStore
  while (true) {
    const now = yield* DateTime.now
    const taken = yield* takeDigest(now, DateTime.addDuration(now, claimLasts))
    if (taken === null) return
    yield* sendOne(taken)
  }
})

const sendOne = Effect.fnUntraced(function*(taken: DueDigest) {
  const { settleDigest } = yield* MailChoiceStore
  const user = yield* activeUser(taken.userId)
  const now = yield* DateTime.now
  const { timeZone } = yield* readingOf(user ?? { uiLanguage: null, timeZone: null })
  const day = digestDay(now, timeZone)
  const isOwed = day !== null && day !== taken.lastDay
  const isSent = user === null || user.email === null || !isOwed || (yield* sentTo(user, user.email, day))
  yield* settleDigest(taken, {
    digestAt: isSent ? nextDigest(now, timeZone) : DateTime.addDuration(now, again),
    lastDay: isOwed && isSent ? day : taken.lastDay,
  })
})

/** False if the mail was not accepted. */
const sentTo = Effect.fnUntraced(function*(user: User, to: Email, day: string) {
  const { send } = yield* Mailer
  const { sign } = yield* TokenSigner
  const { url } = yield* PublicAddress
  const { reviews, items } = yield* digestOf(user.id)
  if (reviews.count + items.count === 0) return true
  const { language } = yield* readingOf(user)
  const unsubscribe = yield* sign(unsubscribeText(user.id, "digest"))
  const name = `digest.${day}.${user.id}`
  const mail = { _tag: "Digest", to, language, name, unsubscribe, reviews, items, url: `${url}/transcribe/` } as const
  return yield* send(mail).pipe(Effect.as(true), Effect.catchTag("MailNotSent", () => Effect.succeed(false)))
})
