import { DateTime, Schema } from "effect"

/** Why the owner of a webhook gets mail: an event was given up, or the webhook was switched off. */
export const NoticeKind = Schema.Literals(["failed", "off"])
export type NoticeKind = typeof NoticeKind.Type

export const WebhookNotice = Schema.Struct({
  of: NoticeKind,
  at: Schema.DateTimeUtcFromString,
  /** When the mail may be sent; null once that is over. While it is sent, when another process may send it. */
  mailAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type WebhookNotice = typeof WebhookNotice.Type

/** How long to keep trying a mail that cannot be delivered. */
export const noticeLasts = { days: 1 } as const

/** A receiver that keeps refusing is one piece of news, not one for each event or for each time it is switched on. */
const apart = { failed: { days: 7 }, off: { days: 1 } } as const

/** The latest notice after this happened: the same one where its owner has heard enough. */
export const noticeOf = (latest: WebhookNotice | null, of: NoticeKind, now: DateTime.Utc): WebhookNotice => {
  const isNews = latest === null
    || (of === "off" && latest.of === "failed")
    || DateTime.isGreaterThanOrEqualTo(now, DateTime.addDuration(latest.at, apart[of]))
  return isNews ? { of, at: now, mailAt: now } : latest
}
