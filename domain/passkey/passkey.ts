import { Schema } from "effect"
import { PasskeyId, UserId } from "../kernel/ids.ts"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

/** A key pair of an account. The device, or what syncs it, has the secret half and asks for a fingerprint, face or PIN. */
export const Passkey = Schema.Struct({
  id: PasskeyId,
  userId: UserId,
  name: Schema.String,
  /** The device's name for it: its credential id, in base64url. */
  credentialId: Schema.String,
  /** The public half, as COSE in base64url. */
  publicKey: Schema.String,
  /** How often the device says it was used; always 0 if it does not count. */
  counter: Schema.Int,
  /** How browsers reach it, such as "internal" or "usb". */
  transports: Schema.Array(Schema.String),
  /** Whether it is copied to other devices of its owner. */
  isSynced: Schema.Boolean,
  createdAt: Schema.DateTimeUtcFromString,
  lastUsedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type Passkey = typeof Passkey.Type

export const PasskeyName = StorableText.check(notBlank, maxCharacters(80))

export const passkeysPerAccount = 10

/** A counter that does not grow indicates a copy. Many devices do not count: theirs stays at 0. */
export const hasGrown = (before: number, after: number): boolean => after > before || (before === 0 && after === 0)
