import { GuestStore } from "#domain/guest/guest-store.port.ts"
import type { Guest } from "#domain/guest/guest.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State } from "./state.ts"

const byAge = Order.mapInput(DateTime.Order, ({ createdAt }: Guest) => createdAt)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const uses = (device: string) => read(({ guestUses }) => guestUses.get(device) ?? 0)
  return GuestStore.of({
    insert: (guest, account) =>
      write(({ guests, users }) => ({
        guests: put(guests, guest.id, guest),
        users: put(users, account.id, account),
      })),
    find: (id) => read(({ guests }) => guests.get(id) ?? null),
    takeUse: (device, most) =>
      transaction(Effect.gen(function*() {
        const before = yield* uses(device)
        if (before >= most) return false
        yield* write(({ guestUses }) => ({ guestUses: put(guestUses, device, before + 1) }))
        return true
      })),
    returnUse: (device) =>
      write(({ guestUses }) => ({ guestUses: put(guestUses, device, Math.max(0, (guestUses.get(device) ?? 0) - 1)) })),
    uses,
    adopt: (guest, by) =>
      write(({ conversions, tasks }) => ({
        conversions: new Map(
          Array.from(conversions, ([id, one]) => [id, one.ownerId === guest ? { ...one, ownerId: by } : one]),
        ),
        tasks: new Map(
          Array.from(tasks, ([id, task]) => [id, task.ownerId === guest ? { ...task, ownerId: by } : task]),
        ),
      })),
    olderThan: (time) =>
      read(({ guests }) =>
        Array.from(guests.values()).filter(({ createdAt }) => DateTime.isLessThan(createdAt, time)).toSorted(byAge)
          .map(({ id }) => id)
      ),
  })
})

export const layer = Layer.effect(GuestStore, make)
