import { KnownDevices } from "#domain/account/known-devices.port.ts"
import type { SignInNotice } from "#domain/account/sign-in-notice.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { isFree } from "./claimed.ts"
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
    saveNotice: (notice) => write(({ notices }) => ({ notices: put(notices, notice.id, { notice, claimedAt: null }) })),
    claimNotices: (limit, now) =>
      transaction(Effect.gen(function*() {
        const taken = yield* read(({ notices }) =>
          Array.from(notices.values()).filter(({ claimedAt }) => isFree(claimedAt, now)).map(({ notice }) => notice)
            .toSorted(byAge).slice(0, limit)
        )
        yield* write(({ notices }) => ({
          notices: new Map([...notices, ...taken.map((notice) => [notice.id, { notice, claimedAt: now }] as const)]),
        }))
        return taken
      })),
    removeNotice: (id) =>
      transaction(Effect.gen(function*() {
        const isThere = yield* read(({ notices }) => notices.has(id))
        yield* write(({ notices }) => ({ notices: without(notices, [id]) }))
        return isThere
      })),
  })
})

export const layer = Layer.effect(KnownDevices, make)
