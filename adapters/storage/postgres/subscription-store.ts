import { SubscriptionStore } from "#domain/billing/subscription-store.port.ts"
import { Subscription } from "#domain/billing/subscription.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { SubscriptionTable } from "./tables/billing.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return SubscriptionStore.of({
    find: Effect.fn("SubscriptionStore.find")(function*(provider, ref) {
      const row = yield* db.query((q) =>
        q.selectFrom("subscription").select(columns)
          .where("provider", "=", provider).where("ref", "=", ref).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    ofUser: Effect.fn("SubscriptionStore.ofUser")(function*(userId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("subscription").select(columns).where("user_id", "=", userId)
          .orderBy("created_at", "desc").execute()
      )
      return rows.map(fromRow)
    }),
    living: db.query((q) =>
      q.selectFrom("subscription").select(columns).where("status", "in", ["active", "past_due"])
        .orderBy("created_at").execute()
    ).pipe(Effect.map((rows) => rows.map(fromRow)), Effect.withSpan("SubscriptionStore.living")),
    save: Effect.fn("SubscriptionStore.save")(function*(subscription) {
      const { id, userId: user_id, provider, ref, status, lookedAt: looked_at, createdAt: created_at } = encode(
        subscription,
      )
      const seen = { status, looked_at, doc: json(encode(subscription)) }
      yield* db.query((q) =>
        q.insertInto("subscription").values({ id, user_id, provider, ref, created_at, ...seen })
          .onConflict((on) =>
            on.columns(["provider", "ref"]).doUpdateSet(seen).where(
              "subscription.looked_at",
              "<=",
              DateTime.toDateUtc(subscription.lookedAt),
            )
          )
          .execute()
      )
    }),
  })
})

export const layer = Layer.effect(SubscriptionStore, make)

const columns = ["doc", "id", "created_at"] as const
const encode = Schema.encodeSync(Subscription)

/** It keeps the id and start from when it was first seen. */
const fromRow = ({ doc, id, created_at: at }: Pick<Selectable<SubscriptionTable>, (typeof columns)[number]>) =>
  Schema.decodeUnknownSync(Subscription)({ ...doc, id, createdAt: at.toISOString() })
