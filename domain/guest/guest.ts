import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"

/**
 * Someone who uses the free tools without an account of their own. What they make belongs to an account without an address or
 * number, which nobody can sign in to; signing in adopts it.
 */
export const Guest = Schema.Struct({
  id: UserId,
  /** A hash of the name that the browser gives its device. */
  device: Schema.String,
  createdAt: Schema.DateTimeUtcFromString,
})
export type Guest = typeof Guest.Type

/** How long a guest, and what they made, is kept. */
export const guestLasts = { days: 7 } as const

/** How many transcriptions a device has without an account, once and for all. */
export const freeUses = 1
