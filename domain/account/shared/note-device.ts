import { DateTime, Effect } from "effect"
import { CallerDevice } from "../../kernel/caller-device.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { deviceLabel } from "../device-label.ts"
import { KnownDevices } from "../known-devices.port.ts"
import { UserStore } from "../user-store.port.ts"

/**
 * Remembers the device that signs in, and records a notice for its owner if it is not the first. Runs in the
 * transaction of the sign-in: locked, so that of two new devices at once only one can be the first.
 */
export const noteDevice = Effect.fnUntraced(function*(userId: UserId, deviceId: string) {
  const users = yield* UserStore
  const devices = yield* KnownDevices
  const ids = yield* IdSource
  yield* users.lock(userId)
  const { isNew, isFirst } = yield* devices.add(userId, deviceId)
  if (!isNew || isFirst) return
  const device = yield* CallerDevice
  yield* devices.saveNotice({
    id: yield* ids.next,
    userId,
    label: deviceLabel(device),
    place: device.country,
    signedInAt: yield* DateTime.now,
  })
})
