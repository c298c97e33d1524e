import { DateTime, Effect, Schedule } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import type { ContactNotice } from "../../account/contact-notice.ts"
import { Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { Sealer } from "../../kernel/sealer.port.ts"

/** Sends what could not be sent at once, every minute. A restart only delays it. */
export const keepTellingChanges = Effect.suspend(() =>
  Effect.repeat(
    Effect.catchDefect(
      tellChanges,
      (defect) => Effect.logError("Mails about changed addresses failed and are tried again", { defect }),
    ),
    Schedule.spaced("1 minute"),
  )
)

/** Sends the mails about changes that wait. One that is not accepted waits on, until it is a week old. */
export const tellChanges = Effect.gen(function*() {
  const changes = yield* ContactChangeStore
  const taken = yield* changes.claimNotices(20, yield* DateTime.now)
  yield* Effect.forEach(taken, (notice) =>
    tell(notice).pipe(
      Effect.andThen(changes.removeNotice(notice.id)),
      Effect.catchTag("MailNotSent", () =>
        Effect.logWarning("a mail about a changed address waits", { notice: notice.id })),
    ), { discard: true })
})

const newsLasts = { days: 7 } as const

const tell = Effect.fnUntraced(function*({ userId, to, news, createdAt }: ContactNotice) {
  const users = yield* UserStore
  const mailer = yield* Mailer
  const { open } = yield* Sealer
  const user = yield* users.get(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  const isOld = DateTime.isLessThan(DateTime.add(createdAt, newsLasts), yield* DateTime.now)
  if (user === null || isOld) return
  const { language, timeZone } = yield* readingOf(user)
  const { address } = news
  if (news._tag === "Settled") return yield* mailer.send({ _tag: "ContactSettled", to, address, language })
  const token = yield* open(news.sealedToken)
  if (token === null) {
    return yield* Effect.logError("the link of a mail can no longer be read: the server has another key", { userId })
  }
  yield* mailer.send({ _tag: "ContactChanged", to, address, token, until: news.until, language, timeZone })
})
