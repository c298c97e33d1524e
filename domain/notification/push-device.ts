import { Schema } from "effect"
import { DeviceId } from "../account/session.ts"
import { PushDeviceId, UserId } from "../kernel/ids.ts"

export const pushDevicesPerAccount = 10

/** What a browser gives so that it can be reached: an address at its push service, and the keys that seal what is sent there (RFC 8291). */
export const Subscription = Schema.Struct({
  endpoint: Schema.String,
  /** Its public key and its secret, in base64url. */
  p256dh: Schema.String,
  auth: Schema.String,
})
export type Subscription = typeof Subscription.Type

/** A signed-in browser that is notified though no page is open. It ends with the session it was switched on in. */
export const PushDevice = Schema.Struct({
  id: PushDeviceId,
  userId: UserId,
  deviceId: DeviceId,
  /** What the device is known by; null if it did not say. */
  label: Schema.NullOr(Schema.String),
  subscription: Subscription,
  createdAt: Schema.DateTimeUtcFromString,
})
export type PushDevice = typeof PushDevice.Type
