import { DateTime, Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { Email } from "./user.ts"

/** The client's name for its device; stored with the session so that one device can be signed out. */
export const DeviceId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_.:-]{1,64}$/u, { rule: "device" }))

/** A signed-in device. Only the hash of its token is stored. */
export const Session = Schema.Struct({
  tokenHash: Schema.String,
  userId: UserId,
  deviceId: Schema.String,
  createdAt: Schema.DateTimeUtcFromString,
  expiresAt: Schema.DateTimeUtcFromString,
})
export type Session = typeof Session.Type

/** A mailed sign-in link: valid once, for 15 minutes. */
export const SignInLink = Schema.Struct({
  tokenHash: Schema.String,
  email: Email,
  expiresAt: Schema.DateTimeUtcFromString,
})
export type SignInLink = typeof SignInLink.Type

export const sessionLasts = { days: 30 } as const
export const linkLasts = { minutes: 15 } as const

/** Extends a session in use, at most once a day so that not every request writes. Null if it needs no renewal. */
export const renewed = (session: Session, now: DateTime.Utc): Session | null => {
  const expiresAt = DateTime.add(now, sessionLasts)
  return DateTime.isGreaterThan(DateTime.subtract(expiresAt, { days: 1 }), session.expiresAt)
    ? { ...session, expiresAt }
    : null
}
