import { DateTime, Effect, Schema } from "effect"
import { UserId, WebhookId } from "../kernel/ids.ts"
import { EventType } from "./webhook-event.ts"
import { noticeOf, WebhookNotice } from "./webhook-notice.ts"

export const webhooksPerAccount = 10

/** Why nothing is sent: its owner switched it off, it failed for too long, or it answered that it is gone for good. */
export const OffReason = Schema.Literals(["owner", "failing", "gone"])

/** An address of an account that receives its events. */
export const Webhook = Schema.Struct({
  id: WebhookId,
  ownerId: UserId,
  url: Schema.String,
  name: Schema.String,
  events: Schema.Array(EventType),
  off: Schema.NullOr(OffReason),
  /** Sealed: it signs what is sent. */
  secret: Schema.String,
  /** The secret before, which signs as well for a day after it was replaced. */
  previous: Schema.NullOr(Schema.Struct({ secret: Schema.String, until: Schema.DateTimeUtcFromString })),
  createdAt: Schema.DateTimeUtcFromString,
  /** Since when no attempt has succeeded; null if the last one did. */
  failingSince: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** The latest that its owner gets mail about; null if there was none. */
  notice: Schema.NullOr(WebhookNotice).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
})
export type Webhook = typeof Webhook.Type

/** After so long without one success it is switched off. */
const longFailing = { days: 5 } as const

/** How long the secret before goes on signing. */
const bothSign = { days: 1 } as const

export interface Outcome {
  readonly isDelivered: boolean
  /** Whether it is not tried any more. */
  readonly isGivenUp: boolean
  /** Whether the receiver says that it is gone for good. */
  readonly isGone: boolean
}

/** The health of an address after an attempt; the same one if nothing about it changes. */
export const afterAttempt = (webhook: Webhook, outcome: Outcome, now: DateTime.Utc): Webhook => {
  if (outcome.isDelivered) return webhook.failingSince === null ? webhook : { ...webhook, failingSince: null }
  const failingSince = webhook.failingSince ?? now
  if (webhook.off !== null) return { ...webhook, failingSince }
  const off = outcome.isGone ? "gone" : isLong(failingSince, now) ? "failing" : null
  const news = off !== null ? "off" : outcome.isGivenUp ? "failed" : null
  return { ...webhook, failingSince, off, notice: news === null ? webhook.notice : noticeOf(webhook.notice, news, now) }
}

const isLong = (since: DateTime.Utc, now: DateTime.Utc): boolean =>
  DateTime.isLessThanOrEqualTo(DateTime.addDuration(since, longFailing), now)

/** Switched on again, it is as good as new. */
export const switchedOn = (webhook: Webhook): Webhook => ({ ...webhook, off: null, failingSince: null })

/** A fresh secret; the one before signs as well for a day. One that was before that does no longer. */
export const withSecret = (webhook: Webhook, secret: string, now: DateTime.Utc): Webhook => ({
  ...webhook,
  secret,
  previous: { secret: webhook.secret, until: DateTime.addDuration(now, bothSign) },
})

/** The sealed secrets that sign at this time, the newest first. */
export const signingAt = ({ secret, previous }: Webhook, now: DateTime.Utc): ReadonlyArray<string> =>
  previous !== null && DateTime.isLessThan(now, previous.until) ? [secret, previous.secret] : [secret]
