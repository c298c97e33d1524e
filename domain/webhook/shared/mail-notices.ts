import { DateTime, Effect } from "effect"
import { claimLasts, Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { noticeLasts } from "../webhook-notice.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { calledName } from "../webhook-view.ts"
import type { Webhook } from "../webhook.ts"

/** Mails owners what became of their webhooks. A notice is marked once its mail was accepted: only a crash in between sends it again. */
export const mailNotices = Effect.gen(function*() {
  const { claimNotices, change } = yield* WebhookStore
  const now = yield* DateTime.now
  const claimed = yield* claimNotices(100, now, DateTime.addDuration(now, claimLasts))
  yield* Effect.forEach(claimed, (webhook) =>
    mail(webhook, now).pipe(
      Effect.andThen(change(webhook.id, mailed(webhook))),
      Effect.catchTag("MailNotSent", () => Effect.logWarning("a mail about a webhook waits", { webhook: webhook.id })),
    ), { discard: true })
})

/** What happened meanwhile is another notice, with a mail of its own. */
const mailed = ({ notice }: Webhook) => (now: Webhook): Webhook =>
  notice !== null && now.notice !== null && DateTime.Equivalence(notice.at, now.notice.at)
    ? { ...now, notice: { ...now.notice, mailAt: null } }
    : now

/** Accounts without an address get none, and neither does who has switched it on or off by now. */
const mail = Effect.fnUntraced(function*({ ownerId, notice, off, name, url }: Webhook, now: DateTime.Utc) {
  const users = yield* UserStore
  const mailer = yield* Mailer
  const user = yield* users.get(ownerId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  const news = off === "owner" ? null : notice?.of === "off" ? off : "failed"
  if (user === null || user.email === null || notice === null || news === null) return
  if (DateTime.isLessThan(DateTime.addDuration(notice.at, noticeLasts), now)) return
  const { language } = yield* readingOf(user)
  yield* mailer.send({ _tag: "Webhook", to: user.email, language, news, name: calledName({ name, url }) })
})
