import { PasskeyNotFound } from "#domain/passkey/errors.ts"
import { PasskeyStore } from "#domain/passkey/passkey-store.port.ts"
import { hasGrown, type Passkey } from "#domain/passkey/passkey.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"

const byAge = Order.mapInput(DateTime.Order, ({ createdAt }: Passkey) => createdAt)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const named = (credentialId: string) =>
    read(({ passkeys }) => [...passkeys.values()].find((one) => one.credentialId === credentialId) ?? null)
  return PasskeyStore.of({
    list: (userId) =>
      read(({ passkeys }) => [...passkeys.values()].filter((one) => one.userId === userId).toSorted(byAge)),
    find: named,
    insert: (passkey) =>
      transaction(Effect.gen(function*() {
        if ((yield* named(passkey.credentialId)) !== null) return false
        yield* write(({ passkeys }) => ({ passkeys: put(passkeys, passkey.id, passkey) }))
        return true
      })),
    use: (id, counter, lastUsedAt) =>
      transaction(Effect.gen(function*() {
        const passkey = yield* read(({ passkeys }) => passkeys.get(id))
        if (passkey === undefined || !hasGrown(passkey.counter, counter)) return false
        yield* write(({ passkeys }) => ({ passkeys: put(passkeys, id, { ...passkey, counter, lastUsedAt }) }))
        return true
      })),
    remove: (id, userId) =>
      transaction(Effect.gen(function*() {
        const passkey = yield* read(({ passkeys }) => passkeys.get(id))
        if (passkey?.userId !== userId) return yield* new PasskeyNotFound()
        return yield* write(({ passkeys }) => ({ passkeys: without(passkeys, [id]) }))
      })),
  })
})

export const layer = Layer.effect(PasskeyStore, make)
