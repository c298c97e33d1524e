import { ContactChangeStore } from "#domain/account/contact-change-store.port.ts"
import { type ContactChange, isOpen } from "#domain/account/contact-change.ts"
import type { ContactNotice } from "#domain/account/contact-notice.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { isFree } from "./claimed.ts"
import { put, State, without } from "./state.ts"

const inOrder = Order.mapInput(DateTime.Order, ({ changedAt }: ContactChange) => changedAt)
const byAge = Order.mapInput(DateTime.Order, ({ createdAt }: ContactNotice) => createdAt)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const change = (decide: (one: ContactChange) => ContactChange) =>
    write(({ contactChanges }) => ({
      contactChanges: new Map([...contactChanges].map(([id, one]) => [id, decide(one)])),
    }))
  return ContactChangeStore.of({
    insert: (one) => write(({ contactChanges }) => ({ contactChanges: put(contactChanges, one.id, one) })),
    find: (id) => read(({ contactChanges }) => contactChanges.get(id) ?? null),
    ofUser: (userId) =>
      read(({ contactChanges }) =>
        [...contactChanges.values()].filter((one) => one.userId === userId).toSorted(inOrder)
      ),
    keptFor: (contact, now) =>
      read(({ contactChanges }) =>
        [...contactChanges.values()].toSorted(inOrder).find((one) => one.from === contact && isOpen(one, now))
          ?.userId ?? null
      ),
    markUndone: (ids, undoneAt) => change((one) => ids.includes(one.id) ? { ...one, undoneAt } : one),
    settle: (userId, now) =>
      change((one) =>
        one.userId === userId && DateTime.isGreaterThan(one.undoUntil, now) ? { ...one, undoUntil: now } : one
      ),
    saveNotice: (notice) =>
      write(({ contactNotices }) => ({ contactNotices: put(contactNotices, notice.id, { notice, claimedAt: null }) })),
    claimNotices: (limit, now) =>
      transaction(Effect.gen(function*() {
        const taken = yield* read(({ contactNotices }) =>
          [...contactNotices.values()].filter(({ claimedAt }) => isFree(claimedAt, now)).map(({ notice }) => notice)
            .toSorted(byAge).slice(0, limit)
        )
        yield* write(({ contactNotices }) => ({
          contactNotices: new Map([
            ...contactNotices,
            ...taken.map((notice) => [notice.id, { notice, claimedAt: now }] as const),
          ]),
        }))
        return taken
      })),
    removeNotice: (id) => write(({ contactNotices }) => ({ contactNotices: without(contactNotices, [id]) })),
  })
})

export const layer = Layer.effect(ContactChangeStore, make)
