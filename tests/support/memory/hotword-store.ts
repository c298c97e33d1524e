import { HotwordNotFound } from "#domain/hotword/errors.ts"
import { HotwordStore } from "#domain/hotword/hotword-store.port.ts"
import type { Hotword } from "#domain/hotword/hotword.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"

const newestFirst = Order.flip(Order.combine(
  Order.mapInput(DateTime.Order, ({ createdAt }: Hotword) => createdAt),
  Order.mapInput(Order.String, ({ id }: Hotword) => id),
))

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return HotwordStore.of({
    list: (owner) =>
      read(({ hotwords }) =>
        Array.from(hotwords.values()).filter(({ ownerId }) => ownerId === owner).toSorted(newestFirst)
      ),
    insert: (added) =>
      write(({ hotwords }) => ({ hotwords: new Map([...hotwords, ...added.map((one) => [one.id, one] as const)]) })),
    save: (hotword) => write(({ hotwords }) => ({ hotwords: put(hotwords, hotword.id, hotword) })),
    remove: (id, owner) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ hotwords }) => hotwords.get(id))
        if (found?.ownerId !== owner) return yield* new HotwordNotFound()
        return yield* write(({ hotwords }) => ({ hotwords: without(hotwords, [id]) }))
      })),
  })
})

export const layer = Layer.effect(HotwordStore, make)
