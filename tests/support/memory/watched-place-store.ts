import type { WatchedItem } from "#domain/watched-place/watched-item.ts"
import { type ItemCounts, WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"
import type { StoredPlace } from "./watching-tables.ts"

const none: ItemCounts = { seen: 0, waiting: 0, made: 0, failed: 0, passed: 0 }

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const set = (id: string, part: (stored: StoredPlace) => Partial<StoredPlace>) =>
    write(({ watchedPlaces: all }) => {
      const found = all.get(id)
      return found === undefined ? {} : { watchedPlaces: put(all, id, { ...found, ...part(found) }) }
    })
  const setItems = (items: ReadonlyArray<WatchedItem>) =>
    write(({ watchedItems: all }) => ({
      watchedItems: new Map([...all, ...items.map((item) => [item.id, item] as const)]),
    }))
  return WatchedPlaceStore.of({
    list: (owner) =>
      read(({ watchedPlaces: all }) =>
        Array.from(all.values()).map(({ place }) => place).filter(({ ownerId }) => ownerId === owner)
      ),
    find: (id) => read(({ watchedPlaces: all }) => all.get(id)?.place ?? null),
    insert: (place, most, nextAt) =>
      transaction(Effect.gen(function*() {
        const own = yield* read(({ watchedPlaces: all }) =>
          Array.from(all.values()).filter((other) => other.place.ownerId === place.ownerId)
        )
        if (own.length >= most) return false
        yield* write(({ watchedPlaces: all }) => ({
          watchedPlaces: put(all, place.id, { place, nextAt, heldUntil: null }),
        }))
        return true
      })),
    change: (id, change) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ watchedPlaces: all }) => all.get(id))
        if (found === undefined) return null
        const place = change(found.place)
        yield* set(id, () => ({ place }))
        return place
      })),
    remove: (id) =>
      write(({ watchedPlaces: all, watchedItems }) => ({
        watchedPlaces: without(all, [id]),
        watchedItems: new Map(Array.from(watchedItems).filter(([, { placeId }]) => placeId !== id)),
      })),
    wasConfigured: (owner, path) => read(isConfigured(owner, path)),
    noteConfigured: (ownerId, path) =>
      transaction(Effect.gen(function*() {
        if (yield* read(isConfigured(ownerId, path))) return false
        yield* write(({ configuredFolders: all }) => ({ configuredFolders: [...all, { ownerId, path }] }))
        return true
      })),
    take: (now, heldUntil) =>
      transaction(Effect.gen(function*() {
        const [first] = (yield* read(({ watchedPlaces: all }) => Array.from(all.values())))
          .filter(isDue(now)).toSorted((a, b) => a.nextAt.epochMilliseconds - b.nextAt.epochMilliseconds)
        if (first === undefined) return null
        yield* set(first.place.id, () => ({ heldUntil }))
        return first.place
      })),
    hold: (id, heldUntil) => set(id, () => ({ heldUntil })),
    release: (id, nextAt, takenAt) =>
      set(id, (stored) => ({
        nextAt: DateTime.isGreaterThan(stored.nextAt, takenAt) ? DateTime.min(stored.nextAt, nextAt) : nextAt,
        heldUntil: null,
      })),
    lookAt: (id, nextAt) => set(id, () => ({ nextAt })),
    items: (id) => read(itemsOf(id)),
    see: (place, { fresh, grown, gone }) =>
      transaction(Effect.gen(function*() {
        const known = yield* read(itemsOf(place))
        const left = known.filter(({ id, state }) => gone.includes(id) && (state === "seen" || state === "waiting"))
        yield* write(({ watchedItems: all }) => ({ watchedItems: without(all, left.map(({ id }) => id)) }))
        const others = known.filter((item) => !left.includes(item))
        yield* setItems(
          fresh.filter((item) => !others.some(({ key, version }) => key === item.key && version === item.version)),
        )
        yield* setItems(
          others.filter(({ id, state }) => grown.includes(id) && state === "seen")
            .map(waits),
        )
      })),
    make: (id, taskId) =>
      transaction(Effect.gen(function*() {
        const item = yield* read(({ watchedItems: all }) => all.get(id))
        if (item?.state !== "waiting") return false
        yield* setItems([{ ...item, state: "made", taskId, refusal: null, retryAt: null }])
        return true
      })),
    changeItem: (id, change) =>
      transaction(Effect.gen(function*() {
        const item = yield* read(({ watchedItems: all }) => all.get(id))
        if (item !== undefined) yield* setItems([{ ...item, ...change }])
      })),
    retry: (place, only) =>
      transaction(Effect.gen(function*() {
        const again = (yield* read(itemsOf(place))).filter(({ id, state }) =>
          only === null ? state === "failed" : id === only && (state === "failed" || state === "passed")
        )
        yield* setItems(
          again.map((item) => ({ ...item, state: "waiting", refusal: null, tries: 0, retryAt: null })),
        )
        return again.length
      })),
    log: (place, states, { page, pageSize }) =>
      read((tables) => {
        const found = itemsOf(place)(tables).filter(({ state }) => states.includes(state)).toReversed()
        return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
      }),
    counts: (places) =>
      read((tables) =>
        new Map(places.flatMap((id) => {
          const items = itemsOf(id)(tables)
          return items.length === 0 ? [] : [[id, items.reduce(counted, none)]]
        }))
      ),
  })
})

const isConfigured = (owner: string, path: string) => ({ configuredFolders: all }: Tables): boolean =>
  all.some((one) => one.ownerId === owner && one.path === path)

const itemsOf = (place: string) => ({ watchedItems: all }: Tables): ReadonlyArray<WatchedItem> =>
  Array.from(all.values()).filter(({ placeId }) => placeId === place)

const waits = (item: WatchedItem): WatchedItem => ({ ...item, state: "waiting" })

const counted = (counts: ItemCounts, { state }: WatchedItem): ItemCounts => ({ ...counts, [state]: counts[state] + 1 })

const isDue = (now: DateTime.Utc) => ({ place, nextAt, heldUntil }: StoredPlace): boolean =>
  place.off === null && DateTime.isLessThanOrEqualTo(nextAt, now)
  && (heldUntil === null || DateTime.isLessThanOrEqualTo(heldUntil, now))

export const layer = Layer.effect(WatchedPlaceStore, make)
