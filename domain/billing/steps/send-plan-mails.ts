import { DateTime, Effect } from "effect"
import { Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { BillingMailbox, type DueMail } from "../billing-mailbox.port.ts"

/** Sends the queued mail. A mail is marked once it was accepted: only a crash in between sends it again. */
export const sendPlanMails = Effect.gen(function*() {
  const mailbox = yield* BillingMailbox
  for (const mail of yield* mailbox.claim(100, yield* DateTime.now)) {
    yield* send(mail).pipe(
      Effect.andThen(Effect.flatMap(DateTime.now, (now) => mailbox.setSent(mail.key, now))),
      Effect.catchTag("MailNotSent", () => Effect.logWarning("a mail about a plan waits", { key: mail.key })),
    )
  }
})

/** Accounts without an address, and deleted ones, get none. */
const send = Effect.fnUntraced(function*({ userId, news }: DueMail) {
  const users = yield* UserStore
  const mailer = yield* Mailer
  const user = yield* users.get(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  if (user === null || user.email === null) return
  yield* mailer.send({ _tag: "Plan", to: user.email, news, ...yield* readingOf(user) })
})
