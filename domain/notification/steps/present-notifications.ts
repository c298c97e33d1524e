import { DateTime, Effect } from "effect"
import type { User } from "../../account/user.ts"
import { MailChoiceStore } from "../mail-choice-store.port.ts"
import { type Notifications, viewDevice } from "../notifications.ts"
import { PushDeviceStore } from "../push-device-store.port.ts"
import { pushDevicesPerAccount } from "../push-device.ts"
import { PushSender } from "../push-sender.port.ts"
import { currentDevice } from "./current-device.ts"

/** What the account has chosen, and its devices. */
export const presentNotifications = Effect.fnUntraced(function*({ id, email }: Pick<User, "email" | "id">) {
  const { find } = yield* MailChoiceStore
  const { list } = yield* PushDeviceStore
  const { publicKey } = yield* PushSender
  const here = yield* currentDevice(id)
  const devices = yield* list(id, yield* DateTime.now)
  return {
    ...yield* find(id),
    hasEmail: email !== null,
    publicKey: yield* publicKey,
    devices: devices.map((device) => viewDevice(device, here?.deviceId ?? null)),
    deviceLimit: pushDevicesPerAccount,
  } satisfies typeof Notifications.Type
})
