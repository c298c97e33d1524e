import { DateTime, Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { Email } from "./user.ts"

/** What a client calls itself; kept with the session, so that a device can be signed out. */
export const DeviceId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_.:-]{1,64}$/))

/** A device that is signed in. Only the hash of its token is kept. */
export const Session = Schema.Struct({
  tokenHash: Schema.String,
  userId: UserId,
  deviceId: Schema.String,
  createdAt: Schema.DateTimeUtcFromString,
  expiresAt: Schema.DateTimeUtcFromString,
})
export type Session = typeof Session.Type

/** A sign-in link under way: valid 15 minutes, once. */
export const SignInLink = Schema.Struct({
  tokenHash: Schema.String,
  email: Email,
  expiresAt: Schema.DateTimeUtcFromString,
})
export type SignInLink = typeof SignInLink.Type

export const sessionLasts = { days: 30 } as const
export const linkLasts = { minutes: 15 } as const

/** A session in use is renewed once a day has gone by: it slides, without a write on each request. */
export const renewed = (session: Session, now: DateTime.Utc): Session | null => {
  const expiresAt = DateTime.add(now, sessionLasts)
  return DateTime.isGreaterThan(DateTime.subtract(expiresAt, { days: 1 }), session.expiresAt)
    ? { ...session, expiresAt }
    : null
}
