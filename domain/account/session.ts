import { DateTime, Schema } from "effect"
import { SessionId, UserId } from "../kernel/ids.ts"
import { Email } from "./user.ts"

/** The client's name for its device; stored with the session so that one device can be signed out. */
export const DeviceId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_.:-]{1,64}$/u, {
  rule: "letters",
  params: { min: 1, max: 64, signs: "_ . : -" },
}))

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
  /** When the sign-in was that it comes from, possibly through another session. */
  createdAt: Schema.DateTimeUtcFromString,
  lastSeenAt: Schema.DateTimeUtcFromString,
  expiresAt: Schema.DateTimeUtcFromString,
  /** Whether it is that of a guest, who has no account of their own. */
  isGuest: Schema.optionalKey(Schema.Boolean),
  /** When its owner last proved who they are: signed in, or confirmed. Null if the operator opened it. */
  provenAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type Session = typeof Session.Type

/** A mailed sign-in link: valid once, for 15 minutes. */
export const SignInLink = Schema.Struct({
  tokenHash: Schema.String,
  email: Email,
  /** The hash of the secret kept by the browser that requested it. */
  browserHash: Schema.String,
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

/** Where a session comes from. One that is made from another inherits its age, and so its end, and its proof. */
export type Origin = Pick<Session, "createdAt" | "provenAt">

export const originOf = ({ createdAt, provenAt }: Session): Origin => ({ createdAt, provenAt })
export const byProof = (now: DateTime.Utc): Origin => ({ createdAt: now, provenAt: now })
/** The operator opens a session without the owner's proof. */
export const byOperator = (now: DateTime.Utc): Origin => ({ createdAt: now, provenAt: null })

/** How long a proof counts for what needs one. */
export const proofLasts = { minutes: 5 } as const

export const isProven = ({ provenAt }: Origin, now: DateTime.Utc): boolean =>
  provenAt !== null && DateTime.isGreaterThan(provenAt, DateTime.subtract(now, proofLasts))

export const expiryOf = (createdAt: DateTime.Utc, now: DateTime.Utc): DateTime.Utc =>
  DateTime.min(DateTime.add(now, sessionLasts), DateTime.add(createdAt, sessionEnds))
