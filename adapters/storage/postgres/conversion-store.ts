import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { Conversion, keptBytes } from "#domain/conversion/conversion.ts"
import { ConversionNotFound } from "#domain/conversion/errors.ts"
import { ConversionId, UserId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { ConversionTable } from "./tables/conversion.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return ConversionStore.of({
    get: Effect.fn("ConversionStore.get")(function*(id) {
      return yield* found(
        id,
        yield* db.query((q) => q.selectFrom("conversion").selectAll().where("id", "=", id).executeTakeFirst()),
      )
    }),
    insert: Effect.fn("ConversionStore.insert")(function*(conversion) {
      yield* db.query((q) => q.insertInto("conversion").values(toRow(conversion)).execute())
    }),
    modify: Effect.fn("ConversionStore.modify")(function*(id, decide) {
      return yield* db.transaction(Effect.gen(function*() {
        const row = yield* db.query((q) =>
          q.selectFrom("conversion").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
        )
        const changed = yield* Effect.fromResult(decide(yield* found(id, row)))
        yield* db.query((q) => q.updateTable("conversion").set(toRow(changed)).where("id", "=", id).execute())
        return changed
      }))
    }),
    report: Effect.fn("ConversionStore.report")(function*(id, run, progress) {
      const { numUpdatedRows } = yield* db.query((q) =>
        q.updateTable("conversion").set({ progress }).where("id", "=", id).where("state", "=", stateOf(run))
          .executeTakeFirstOrThrow()
      )
      return numUpdatedRows > 0n
    }),
    list: Effect.fn("ConversionStore.list")(function*(owner, { page, pageSize }) {
      const rows = yield* db.query((q) =>
        q.selectFrom("conversion").selectAll().where("owner_id", "=", owner)
          .orderBy("created_at", "desc").orderBy("id", "desc").limit(pageSize).offset((page - 1) * pageSize).execute()
      )
      const { total } = yield* db.query((q) =>
        q.selectFrom("conversion").select((e) => e.fn.countAll<number>().as("total")).where("owner_id", "=", owner)
          .executeTakeFirstOrThrow()
      )
      return { items: rows.map(fromRow), page, pageSize, total }
    }),
    ofAccount: Effect.fn("ConversionStore.ofAccount")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("conversion").selectAll().where("owner_id", "=", owner)
          .orderBy("created_at", "desc").orderBy("id", "desc").execute()
      )
      return rows.map(fromRow)
    }),
    countOpen: Effect.fn("ConversionStore.countOpen")(function*(owner) {
      const { open } = yield* db.query((q) =>
        q.selectFrom("conversion").select((e) => e.fn.countAll<number>().as("open"))
          .where("owner_id", "=", owner).where("expires_at", "is", null).executeTakeFirstOrThrow()
      )
      return open
    }),
    unfinished: db.query((q) =>
      q.selectFrom("conversion").selectAll().where("expires_at", "is", null).orderBy("created_at").execute()
    ).pipe(Effect.map((rows) => rows.map(fromRow)), Effect.withSpan("ConversionStore.unfinished")),
    due: Effect.fn("ConversionStore.due")(function*(now) {
      const rows = yield* db.query((q) =>
        q.selectFrom("conversion").select("id").where("expires_at", "<=", new Date(now.epochMilliseconds))
          .where("state", "<>", "Expired").orderBy("expires_at").execute()
      )
      return rows.map(({ id }) => ConversionId.make(id))
    }),
    expiredBefore: Effect.fn("ConversionStore.expiredBefore")(function*(before) {
      const rows = yield* db.query((q) =>
        q.selectFrom("conversion").select("id").where("expires_at", "<", new Date(before.epochMilliseconds))
          .where("state", "=", "Expired").orderBy("expires_at").execute()
      )
      return rows.map(({ id }) => ConversionId.make(id))
    }),
    existing: Effect.fn("ConversionStore.existing")(function*(ids) {
      if (ids.length === 0) return new Set()
      const rows = yield* db.query((q) => q.selectFrom("conversion").select("id").where("id", "in", ids).execute())
      return new Set(rows.map(({ id }) => ConversionId.make(id)))
    }),
    remove: Effect.fn("ConversionStore.remove")(function*(ids) {
      if (ids.length === 0) return
      yield* db.query((q) => q.deleteFrom("conversion").where("id", "in", ids).execute())
    }),
  })
})

export const layer = Layer.effect(ConversionStore, make)

const found = (id: ConversionId, row: Selectable<ConversionTable> | undefined) =>
  row === undefined ? Effect.fail(new ConversionNotFound({ conversionId: id })) : Effect.succeed(fromRow(row))

/** Reports of a run that is over change nothing. */
const stateOf = (run: number): string => `Processing ${run}`

const decode = Schema.decodeUnknownSync(Conversion)
const encode = Schema.encodeSync(Conversion)

/** A guest who signs in changes its owner alone, a worker its progress. */
const fromRow = ({ data, owner_id, progress }: Selectable<ConversionTable>): Conversion => ({
  ...decode(data),
  ownerId: UserId.make(owner_id),
  progress,
})

const toRow = (conversion: Conversion) => {
  const { id, ownerId, state, runs, progress, createdAt, expiresAt } = conversion
  return {
    id,
    owner_id: ownerId,
    state: state._tag === "Processing" ? stateOf(runs) : state._tag,
    progress,
    bytes: keptBytes(conversion),
    created_at: DateTime.formatIso(createdAt),
    expires_at: expiresAt === null ? null : DateTime.formatIso(expiresAt),
    data: json(encode(conversion)),
  }
}
