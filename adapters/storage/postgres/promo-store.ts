import { PromoCodeId, UserId } from "#domain/kernel/ids.ts"
import { PromoCode } from "#domain/promo/promo-code.ts"
import { PromoStore } from "#domain/promo/promo-store.port.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Kysely, type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import type { Schema as Tables } from "./schema.ts"
import { text } from "./storable.ts"
import type { PromoCodeTable } from "./tables/promo.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return PromoStore.of({
    insert: Effect.fn("PromoStore.insert")(function*(promo) {
      const row = yield* db.query((q) =>
        q.insertInto("promo_code").values(toRow(promo)).onConflict((on) => on.doNothing())
          .returning("id").executeTakeFirst()
      )
      return row !== undefined
    }),
    find: Effect.fn("PromoStore.find")(function*(code) {
      const row = yield* db.query((q) => counted(q).where("code", "=", text(code)).executeTakeFirst())
      return row ? fromRow(row) : null
    }),
    lock: Effect.fn("PromoStore.lock")(function*(code) {
      yield* db.query((q) =>
        q.selectFrom("promo_code").select("id").where("code", "=", text(code)).forUpdate().execute()
      )
      const row = yield* db.query((q) => counted(q).where("code", "=", text(code)).executeTakeFirst())
      return row ? fromRow(row) : null
    }),
    setActive: Effect.fn("PromoStore.setActive")(function*(id, active) {
      yield* db.query((q) => q.updateTable("promo_code").set({ active }).where("id", "=", id).execute())
    }),
    list: db.query((q) => counted(q).orderBy("created_at", "desc").execute()).pipe(
      Effect.map((rows) => rows.map(fromRow)),
      Effect.withSpan("PromoStore.list"),
    ),
    hasUsed: Effect.fn("PromoStore.hasUsed")(function*(id, userId) {
      const row = yield* db.query((q) =>
        q.selectFrom("promo_use").select("code_id").where("code_id", "=", id).where("user_id", "=", userId)
          .executeTakeFirst()
      )
      return row !== undefined
    }),
    use: Effect.fn("PromoStore.use")(function*({ codeId: code_id, userId: user_id, usedAt }) {
      const row = { code_id, user_id, used_at: DateTime.formatIso(usedAt) }
      const used = yield* db.query((q) =>
        q.insertInto("promo_use").values(row).onConflict((on) => on.doNothing()).returning("code_id").executeTakeFirst()
      )
      return used !== undefined
    }),
    uses: Effect.fn("PromoStore.uses")(function*(id) {
      const rows = yield* db.query((q) =>
        q.selectFrom("promo_use").selectAll().where("code_id", "=", id).orderBy("used_at").execute()
      )
      return rows.map(({ code_id: codeId, user_id: userId, used_at: usedAt }) => ({
        codeId: PromoCodeId.make(codeId),
        userId: UserId.make(userId),
        usedAt: DateTime.fromDateUnsafe(usedAt),
      }))
    }),
  })
})

export const layer = Layer.effect(PromoStore, make)

const counted = (db: Kysely<Tables>) =>
  db.selectFrom("promo_code").selectAll()
    .select(sql<number>`(select count(*)::integer from promo_use where code_id = promo_code.id)`.as("uses"))

const fromRow = ({ uses, ...row }: Selectable<PromoCodeTable> & { readonly uses: number }) => ({
  promo: Schema.decodeUnknownSync(PromoCode)({
    id: row.id,
    code: row.code,
    minutes: row.minutes,
    trialDays: row.trial_days,
    maxUses: row.max_uses,
    active: row.active,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }),
  uses,
})

const toRow = ({ id, code, minutes, trialDays, maxUses, active, expiresAt, createdAt }: PromoCode) => ({
  id,
  code: text(code),
  minutes,
  trial_days: trialDays,
  max_uses: maxUses,
  active,
  expires_at: expiresAt && DateTime.formatIso(expiresAt),
  created_at: DateTime.formatIso(createdAt),
})
