import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"

/** Bonus minutes for each newcomer; there is no cap. */
export const minutesPerReferral = 100

/** Someone who joined through another account's code. */
export const Referral = Schema.Struct({
  inviterId: UserId,
  newcomerId: UserId,
  createdAt: Schema.DateTimeUtcFromString,
  /** When the newcomer's first task was done, and the inviter got the minutes; null until then. */
  creditedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type Referral = typeof Referral.Type

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

/** A code of eight letters that are hard to mix up, from the random end of a UUID. */
export const codeFrom = (uuid: string): string => {
  const bits = BigInt(`0x${uuid.replaceAll("-", "").slice(-10)}`)
  return Array.from({ length: 8 }, (_, nth) => letters[Number((bits >> BigInt(5 * nth)) & 31n)]).join("")
}

/** Codes as people type them. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase()
