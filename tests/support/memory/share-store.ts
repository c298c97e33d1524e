import { TaskId } from "#domain/kernel/ids.ts"
import { type FoundShare, ShareStore } from "#domain/sharing/share-store.port.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State } from "./state.ts"
import type { StoredShare } from "./stored.ts"
import type { Tables } from "./tables.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return ShareStore.of({
    get: (id) => read(({ shares }) => shares.get(id)?.share ?? null),
    save: (id, share) =>
      write(({ shares, tasks }) => {
        const before = shares.get(id)
        const views = before?.share.token === share.token ? before.views : 0
        return tasks.has(id) ? { shares: put(shares, id, { share, views }) } : {}
      }),
    find: (token) =>
      read((state) => {
        const entry = Array.from(state.shares).filter(isShown(state))
          .find(([, { share }]) => share.isOn && share.token === token)
        return entry === undefined ? null : found(entry)
      }),
    findPublished: (day, slug) =>
      read((state) => {
        const [first] = Array.from(state.shares).filter(isShown(state))
          .filter(([, { share: { publication } }]) => publication?.slug === slug)
          .filter(([, { share: { publication } }]) => day === null || publication?.day === day)
          .toSorted(byPublication)
        return first === undefined ? null : found(first)
      }),
    isTaken: (day, slug) =>
      read(({ shares }) =>
        Array.from(shares.values()).some(({ share: { publication } }) =>
          publication?.day === day && publication.slug === slug
        )
      ),
    // Memory has one transaction at a time.
    lockAddress: () => Effect.void,
    countView: (id) =>
      write(({ shares }) => {
        const stored = shares.get(id)
        return stored === undefined ? {} : { shares: put(shares, id, { ...stored, views: stored.views + 1 }) }
      }),
    views: (id) => read(({ shares }) => shares.get(id)?.views ?? 0),
  })
})

type Entry = readonly [string, StoredShare]

/** What a disabled account shares is not shown. */
const isShown = ({ tasks, users }: Tables) => ([id]: Entry): boolean => {
  const owner = tasks.get(id)?.ownerId
  return owner === undefined || (users.get(owner)?.disabledAt ?? null) === null
}

const found = ([id, { share }]: Entry): FoundShare => ({ taskId: TaskId.make(id), share })

const publishedAt = ([, { share: { publication } }]: Entry): number =>
  publication === null ? 0 : DateTime.toEpochMillis(publication.publishedAt)

const byPublication = Order.combine(
  Order.mapInput(Order.Number, publishedAt),
  Order.mapInput(Order.String, ([id]: Entry) => id),
)

export const layer = Layer.effect(ShareStore, make)
