import { KnownDevices } from "#domain/account/known-devices.port.ts"
import type { SignInNotice } from "#domain/account/sign-in-notice.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"

const byAge = Order.mapInput(DateTime.Order, ({ signedInAt }: SignInNotice) => signedInAt)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return KnownDevices.of({
    add: (userId, deviceId) =>
      transaction(Effect.gen(function*() {
        const known = yield* read(({ devices }) => devices.get(userId) ?? [])
        if (known.includes(deviceId)) return { isNew: false, isFirst: false }
        yield* write(({ devices }) => ({ devices: put(devices, userId, [...known, deviceId]) }))
        return { isNew: true, isFirst: known.length === 0 }
      })),
    has: (userId, deviceId) => read(({ devices }) => (devices.get(userId) ?? []).includes(deviceId)),
    saveNotice: (notice) => write(({ notices }) => ({ notices: put(notices, notice.id, notice) })),
    notices: (limit) => read(({ notices }) => Array.from(notices.values()).toSorted(byAge).slice(0, limit)),
    removeNotice: (id) =>
      transaction(Effect.gen(function*() {
        const isThere = yield* read(({ notices }) => notices.has(id))
        yield* write(({ notices }) => ({ notices: without(notices, [id]) }))
        return isThere
      })),
  })
})

export const layer = Layer.effect(KnownDevices, make)
