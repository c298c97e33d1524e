import { PlanNews } from "#domain/account/plan-news.ts"
import { BillingMailbox } from "#domain/billing/billing-mailbox.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { freeSince } from "./claimed.ts"
import { Database } from "./database.ts"
import { json } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return BillingMailbox.of({
    add: Effect.fn("BillingMailbox.add")(function*({ key, userId: user_id, news }) {
      const created_at = DateTime.formatIso(yield* DateTime.now)
      const row = {
        key,
        user_id,
        news: json(Schema.encodeSync(PlanNews)(news)),
        created_at,
        sent_at: null,
        claimed_at: null,
      }
      yield* db.query((q) => q.insertInto("billing_mail").values(row).onConflict((on) => on.doNothing()).execute())
    }),
    claim: Effect.fn("BillingMailbox.claim")(function*(limit, now) {
      const rows = yield* db.query((q) =>
        q.updateTable("billing_mail").set({ claimed_at: DateTime.formatIso(now) })
          .where("key", "in", (waiting) =>
            waiting.selectFrom("billing_mail").select("key").where("sent_at", "is", null)
              .where((where) => where.or([where("claimed_at", "is", null), where("claimed_at", "<=", freeSince(now))]))
              .orderBy("created_at").limit(limit).forUpdate().skipLocked())
          .returning(["key", "user_id", "news", "created_at"]).execute()
      )
      return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(({ key, user_id, news }) => ({
        key,
        userId: UserId.make(user_id),
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
