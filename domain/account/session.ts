import { DateTime, Schema } from "effect"
import { SessionId, UserId } from "../kernel/ids.ts"
import { Email } from "./user.ts"

/** The client's name for its device; stored with the session so that one device can be signed out. */
export const DeviceId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_.:-]{1,64}$/u, { rule: "device" }))

/** A signed-in device. Only the hash of its token is stored. */
export const Session = Schema.Struct({
  id: SessionId,
  tokenHash: Schema.String,
  userId: UserId,
  deviceId: Schema.String,
  /** The name its owner knows the device by; null if it did not identify itself. */
  label: Schema.NullOr(Schema.String),
  /** The country it was opened from, if a trusted proxy names it. */
  place: Schema.NullOr(Schema.String),
  createdAt: Schema.DateTimeUtcFromString,
  lastSeenAt: Schema.DateTimeUtcFromString,
  expiresAt: Schema.DateTimeUtcFromString,
})
export type Session = typeof Session.Type

/** A mailed sign-in link: valid once, for 15 minutes. */
export const SignInLink = Schema.Struct({
  tokenHash: Schema.String,
  email: Email,
  /** The hash of the secret kept by the browser that requested it; null for links from before there was one. */
  browserHash: Schema.NullOr(Schema.String),
  expiresAt: Schema.DateTimeUtcFromString,
})
export type SignInLink = typeof SignInLink.Type

/** How long an unused session is good for. */
const sessionLasts = { days: 30 } as const
/** A session ends after this time, however much it is used. */
const sessionEnds = { days: 90 } as const

export const linkLasts = { minutes: 15 } as const

/** A session in use: seen now, and extended, but never beyond its end. Null within a minute, so that not every request writes. */
export const used = (session: Session, now: DateTime.Utc): Session | null =>
  DateTime.isLessThan(now, DateTime.add(session.lastSeenAt, { minutes: 1 }))
    ? null
    : { ...session, lastSeenAt: now, expiresAt: expiryOf(session.createdAt, now) }

export const expiryOf = (createdAt: DateTime.Utc, now: DateTime.Utc): DateTime.Utc =>
  DateTime.min(DateTime.add(now, sessionLasts), DateTime.add(createdAt, sessionEnds))
