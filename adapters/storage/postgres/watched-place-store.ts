import { WatchedPlaceId } from "#domain/kernel/ids.ts"
import { ItemState } from "#domain/watched-place/watched-item.ts"
import { type ItemCounts, WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { WatchedPlace } from "#domain/watched-place/watched-place.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import { changeOf, itemOf, rowOf } from "./watched-item-rows.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return WatchedPlaceStore.of({
    list: Effect.fn("WatchedPlaceStore.list")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("watched_place").select("doc").where("owner_id", "=", owner).orderBy("created_at").orderBy("id")
          .execute()
      )
      return rows.map(({ doc }) => decode(doc))
    }),
    find: Effect.fn("WatchedPlaceStore.find")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("watched_place").select("doc").where("id", "=", id).executeTakeFirst()
      )
      return row === undefined ? null : decode(row.doc)
    }),
    insert: Effect.fn("WatchedPlaceStore.insert")(function*(place, most, nextAt) {
      return yield* db.transaction(Effect.gen(function*() {
        yield* db.query((q) =>
          q.selectFrom("app_user").select("id").where("id", "=", place.ownerId).forNoKeyUpdate().execute()
        )
        const { count } = yield* db.query((q) =>
          q.selectFrom("watched_place").select((e) => e.fn.countAll<number>().as("count"))
            .where("owner_id", "=", place.ownerId).executeTakeFirstOrThrow()
        )
        if (count >= most) return false
        yield* db.query((q) =>
          q.insertInto("watched_place").values({
            id: place.id,
            owner_id: place.ownerId,
            created_at: DateTime.formatIso(place.createdAt),
            ...stored(place),
            next_at: DateTime.formatIso(nextAt),
          }).execute()
        )
        return true
      }))
    }),
    change: Effect.fn("WatchedPlaceStore.change")(function*(id, change) {
      return yield* db.transaction(Effect.gen(function*() {
        const row = yield* db.query((q) =>
          q.selectFrom("watched_place").select("doc").where("id", "=", id).forNoKeyUpdate().executeTakeFirst()
        )
        if (row === undefined) return null
        const changed = change(decode(row.doc))
        yield* db.query((q) => q.updateTable("watched_place").set(stored(changed)).where("id", "=", id).execute())
        return changed
      }))
    }),
    remove: Effect.fn("WatchedPlaceStore.remove")(function*(id) {
      yield* db.query((q) => q.deleteFrom("watched_place").where("id", "=", id).execute())
    }),
    wasConfigured: Effect.fn("WatchedPlaceStore.wasConfigured")(function*(owner, path) {
      const row = yield* db.query((q) =>
        q.selectFrom("configured_folder").select("path").where("owner_id", "=", owner).where("path", "=", text(path))
          .executeTakeFirst()
      )
      return row !== undefined
    }),
    noteConfigured: Effect.fn("WatchedPlaceStore.noteConfigured")(function*(owner, path) {
      const row = yield* db.query((q) =>
        q.insertInto("configured_folder").values({ owner_id: owner, path: text(path) })
          .onConflict((on) => on.doNothing()).returning("path").executeTakeFirst()
      )
      return row !== undefined
    }),
    take: Effect.fn("WatchedPlaceStore.take")(function*(now, until) {
      const at = DateTime.toDateUtc(now)
      const row = yield* db.query((q) =>
        q.updateTable("watched_place").set({ held_until: DateTime.formatIso(until) }).where(
          "id",
          "=",
          (where) =>
            where.selectFrom("watched_place").select("id").where("is_on", "=", true).where("next_at", "<=", at)
              .where((e) => e.or([e("held_until", "is", null), e("held_until", "<=", at)]))
              .orderBy("next_at").limit(1).forUpdate().skipLocked(),
        ).returning("doc").executeTakeFirst()
      )
      return row === undefined ? null : decode(row.doc)
    }),
    hold: Effect.fn("WatchedPlaceStore.hold")(function*(id, until) {
      yield* db.query((q) =>
        q.updateTable("watched_place").set({ held_until: DateTime.formatIso(until) }).where("id", "=", id).execute()
      )
    }),
    release: Effect.fn("WatchedPlaceStore.release")(function*(id, nextAt, takenAt) {
      const next = DateTime.toDateUtc(nextAt)
      const taken = DateTime.toDateUtc(takenAt)
      yield* db.query((q) =>
        q.updateTable("watched_place").set({
          held_until: null,
          next_at: sql`case when next_at > ${taken} then least(next_at, ${next}) else ${next} end`,
        }).where("id", "=", id).execute()
      )
    }),
    lookAt: Effect.fn("WatchedPlaceStore.lookAt")(function*(id, at) {
      yield* db.query((q) =>
        q.updateTable("watched_place").set({ next_at: DateTime.formatIso(at) }).where("id", "=", id).execute()
      )
    }),
    items: Effect.fn("WatchedPlaceStore.items")(function*(id) {
      const rows = yield* db.query((q) =>
        q.selectFrom("watched_item").selectAll().where("place_id", "=", id).orderBy("seq").execute()
      )
      return rows.map(itemOf)
    }),
    see: Effect.fn("WatchedPlaceStore.see")(function*(place, { fresh, grown, gone }) {
      yield* db.transaction(Effect.gen(function*() {
        // Before what is new: a file that goes on growing has other versions.
        yield* Effect.forEach(
          slicesOf(gone),
          (ids) =>
            db.query((q) =>
              q.deleteFrom("watched_item").where("place_id", "=", place).where("id", "in", ids)
                .where("state", "in", ["seen", "waiting"]).execute()
            ),
          { discard: true },
        )
        yield* Effect.forEach(
          slicesOf(fresh),
          (items) =>
            db.query((q) =>
              q.insertInto("watched_item").values(items.map(rowOf)).onConflict((on) => on.doNothing()).execute()
            ),
          { discard: true },
        )
        yield* Effect.forEach(
          slicesOf(grown),
          (ids) =>
            db.query((q) =>
              q.updateTable("watched_item").set({ state: "waiting" }).where("place_id", "=", place)
                .where("id", "in", ids).where("state", "=", "seen").execute()
            ),
          { discard: true },
        )
      }))
    }),
    make: Effect.fn("WatchedPlaceStore.make")(function*(id, task) {
      const row = yield* db.query((q) =>
        q.updateTable("watched_item").set({ state: "made", task_id: task, refusal: null, retry_at: null })
          .where("id", "=", id).where("state", "=", "waiting").returning("id").executeTakeFirst()
      )
      return row !== undefined
    }),
    changeItem: Effect.fn("WatchedPlaceStore.changeItem")(function*(id, change) {
      yield* db.query((q) => q.updateTable("watched_item").set(changeOf(change)).where("id", "=", id).execute())
    }),
    retry: Effect.fn("WatchedPlaceStore.retry")(function*(place, only) {
      const rows = yield* db.query((q) =>
        q.updateTable("watched_item").set({ state: "waiting", refusal: null, tries: 0, retry_at: null })
          .where("place_id", "=", place).where((e) =>
            only === null
              ? e("state", "=", "failed")
              : e.and([e("state", "in", ["failed", "passed"]), e("id", "=", only)])
          ).returning("id").execute()
      )
      return rows.length
    }),
    log: Effect.fn("WatchedPlaceStore.log")(function*(place, states, { page, pageSize }) {
      const rows = yield* db.query((q) =>
        q.selectFrom("watched_item").selectAll().where("place_id", "=", place).where("state", "in", states)
          .orderBy("seq", "desc").limit(pageSize).offset((page - 1) * pageSize).execute()
      )
      const { total } = yield* db.query((q) =>
        q.selectFrom("watched_item").select((e) => e.fn.countAll<number>().as("total")).where("place_id", "=", place)
          .where("state", "in", states).executeTakeFirstOrThrow()
      )
      return { items: rows.map(itemOf), total }
    }),
    counts: Effect.fn("WatchedPlaceStore.counts")(function*(places) {
      if (places.length === 0) return new Map()
      const rows = yield* db.query((q) =>
        q.selectFrom("watched_item").select(["place_id", "state", sql<number>`count(*)::int`.as("count")])
          .where("place_id", "in", places).groupBy(["place_id", "state"]).execute()
      )
      const counted = new Map<WatchedPlaceId, ItemCounts>()
      for (const { place_id, state, count } of rows) {
        const id = WatchedPlaceId.make(place_id)
        counted.set(id, { ...(counted.get(id) ?? none), [isState(state) ? state : "seen"]: count })
      }
      return counted
    }),
  })
})

export const layer = Layer.effect(WatchedPlaceStore, make)

/** Rows of a statement; there is a limit to its parameters. */
const slice = 1000

const slicesOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / slice) }, (_, at) => all.slice(at * slice, (at + 1) * slice))

const none: ItemCounts = { seen: 0, waiting: 0, made: 0, failed: 0, passed: 0 }

const isState = Schema.is(ItemState)
const decode = Schema.decodeUnknownSync(WatchedPlace)
const encode = Schema.encodeSync(WatchedPlace)

const stored = (place: WatchedPlace) => ({ is_on: place.off === null, doc: json(encode(place)) })
