import { PlanNews } from "#domain/account/plan-news.ts"
import { BillingMailbox } from "#domain/billing/billing-mailbox.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Database } from "./database.ts"
import { json } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return BillingMailbox.of({
    add: Effect.fn("BillingMailbox.add")(function*({ key, userId: user_id, news }) {
      const created_at = DateTime.formatIso(yield* DateTime.now)
      const row = { key, user_id, news: json(Schema.encodeSync(PlanNews)(news)), created_at, sent_at: null }
      yield* db.query((q) => q.insertInto("billing_mail").values(row).onConflict((on) => on.doNothing()).execute())
    }),
    unsent: Effect.fn("BillingMailbox.unsent")(function*(limit) {
      const rows = yield* db.query((q) =>
        q.selectFrom("billing_mail").select(["key", "user_id", "news"]).where("sent_at", "is", null)
          .orderBy("created_at").limit(limit).execute()
      )
      return rows.map(({ key, user_id: userId, news }) => ({
        key,
        userId: UserId.make(userId),
        news: Schema.decodeUnknownSync(PlanNews)(news),
      }))
    }),
    setSent: Effect.fn("BillingMailbox.setSent")(function*(key, at) {
      yield* db.query((q) =>
        q.updateTable("billing_mail").set({ sent_at: DateTime.formatIso(at) }).where("key", "=", key).execute()
      )
    }),
  })
})

export const layer = Layer.effect(BillingMailbox, make)
