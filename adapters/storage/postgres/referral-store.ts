import { UserId } from "#domain/kernel/ids.ts"
import { ReferralStore } from "#domain/referral/referral-store.port.ts"
import { Referral } from "#domain/referral/referral.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { ReferralTable } from "./tables/referral.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return ReferralStore.of({
    codeOf: Effect.fn("ReferralStore.codeOf")(function*(userId) {
      const row = yield* db.query((q) =>
        q.selectFrom("referral_code").select("code").where("user_id", "=", userId).executeTakeFirst()
      )
      return row?.code ?? null
    }),
    addCode: Effect.fn("ReferralStore.addCode")(function*(user_id, code) {
      yield* db.query((q) =>
        q.insertInto("referral_code").values({ user_id, code }).onConflict((on) => on.doNothing()).execute()
      )
    }),
    ownerOf: Effect.fn("ReferralStore.ownerOf")(function*(code) {
      const row = yield* db.query((q) =>
        q.selectFrom("referral_code").select("user_id").where("code", "=", text(code)).executeTakeFirst()
      )
      return row === undefined ? null : UserId.make(row.user_id)
    }),
    insert: Effect.fn("ReferralStore.insert")(function*({ inviterId, newcomerId, createdAt, creditedAt }) {
      const row = {
        inviter_id: inviterId,
        newcomer_id: newcomerId,
        created_at: DateTime.formatIso(createdAt),
        credited_at: creditedAt && DateTime.formatIso(creditedAt),
      }
      yield* db.query((q) => q.insertInto("referral").values(row).onConflict((on) => on.doNothing()).execute())
    }),
    ofNewcomer: Effect.fn("ReferralStore.ofNewcomer")(function*(userId) {
      const row = yield* db.query((q) =>
        q.selectFrom("referral").selectAll().where("newcomer_id", "=", userId).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    setCredited: Effect.fn("ReferralStore.setCredited")(function*(newcomerId, at) {
      const row = yield* db.query((q) =>
        q.updateTable("referral").set({ credited_at: DateTime.formatIso(at) })
          .where("newcomer_id", "=", newcomerId).where("credited_at", "is", null)
          .returning("newcomer_id").executeTakeFirst()
      )
      return row !== undefined
    }),
    list: Effect.fn("ReferralStore.list")(function*(inviterId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("referral").selectAll()
          .$if(inviterId !== null, (of) => of.where("inviter_id", "=", inviterId))
          .orderBy("created_at", "desc").execute()
      )
      return rows.map(fromRow)
    }),
  })
})

export const layer = Layer.effect(ReferralStore, make)

const fromRow = (row: Selectable<ReferralTable>): Referral =>
  Schema.decodeUnknownSync(Referral)({
    inviterId: row.inviter_id,
    newcomerId: row.newcomer_id,
    createdAt: row.created_at.toISOString(),
    creditedAt: row.credited_at?.toISOString() ?? null,
  })
