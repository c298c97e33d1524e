import { Schema } from "effect"
import { PushDeviceId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { MailChoices } from "./mail-choices.ts"
import type { PushDevice } from "./push-device.ts"

/** A device that is notified. Its address at a push service is shown to nobody. */
export const NotifiedDevice = wireAs("NotifiedDevice", {
  id: PushDeviceId,
  label: Schema.NullOr(Schema.String),
  createdAt: Schema.DateTimeUtcFromString,
  /** Whether it is the one that asks. */
  isCurrent: Schema.Boolean,
})

/** How an account learns what has finished while no page is open. */
export const Notifications = wireAs("Notifications", {
  /** Whether the account has an address for mails. */
  hasEmail: Schema.Boolean,
  notesReady: MailChoices.fields.notesReady,
  digest: MailChoices.fields.digest,
  /** The key by which browsers know this server. */
  publicKey: Schema.String,
  devices: Schema.Array(NotifiedDevice),
  deviceLimit: Schema.Int,
})

export const viewDevice = (
  { id, label, createdAt, deviceId }: PushDevice,
  current: string | null,
): typeof NotifiedDevice.Type => ({ id, label, createdAt, isCurrent: deviceId === current })
