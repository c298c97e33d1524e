import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { Payment } from "#domain/billing/payment.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { BillingEventTable } from "./tables/billing.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return PaymentStore.of({
    find: Effect.fn("PaymentStore.find")(function*(provider, ref) {
      const row = yield* db.query((q) =>
        q.selectFrom("payment").select("doc").where("provider", "=", provider).where("ref", "=", ref)
          .executeTakeFirst()
      )
      return row ? decode(row.doc) : null
    }),
    save: Effect.fn("PaymentStore.save")(function*(payment) {
      const { provider, ref, userId: user_id, amount, paidAt: paid_at } = encode(payment)
      const seen = { amount, paid_at, doc: json(encode(payment)) }
      yield* db.query((q) =>
        q.insertInto("payment").values({ provider, ref, user_id, ...seen })
          .onConflict((on) => on.columns(["provider", "ref"]).doUpdateSet(seen)).execute()
      )
    }),
    ofUser: Effect.fn("PaymentStore.ofUser")(function*(userId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("payment").select("doc").where("user_id", "=", userId).orderBy("paid_at", "desc").execute()
      )
      return rows.map(({ doc }) => decode(doc))
    }),
    sums: Effect.fn("PaymentStore.sums")(function*(provider, since) {
      return yield* db.query((q) =>
        q.selectFrom("payment").where("provider", "=", provider).where("paid_at", ">=", DateTime.toDateUtc(since))
          .select([
            sql<number>`count(*)::integer`.as("count"),
            sql<number>`coalesce(sum(amount), 0)::integer`.as("amount"),
          ])
          .executeTakeFirstOrThrow()
      )
    }),
    receive: Effect.fn("PaymentStore.receive")(function*({ eventId: event_id, receivedAt, ...notice }) {
      const row = { ...notice, event_id, received_at: DateTime.formatIso(receivedAt), tried_at: null, handled_at: null }
      const kept = yield* db.query((q) =>
        q.insertInto("billing_event").values(row).onConflict((on) => on.doNothing())
          .returning("event_id").executeTakeFirst()
      )
      return kept !== undefined
    }),
    waiting: Effect.fn("PaymentStore.waiting")(function*(limit) {
      const rows = yield* db.query((q) =>
        q.selectFrom("billing_event").selectAll().where("handled_at", "is", null)
          .orderBy("tried_at", (order) => order.asc().nullsFirst()).orderBy("received_at").limit(limit).execute()
      )
      return rows.map(noticeOf)
    }),
    setTried: Effect.fn("PaymentStore.setTried")(function*(provider, eventId, at) {
      yield* db.query((q) =>
        q.updateTable("billing_event").set({ tried_at: DateTime.formatIso(at) })
          .where("provider", "=", provider).where("event_id", "=", eventId).execute()
      )
    }),
    setHandled: Effect.fn("PaymentStore.setHandled")(function*(provider, eventId, at) {
      yield* db.query((q) =>
        q.updateTable("billing_event").set({ handled_at: DateTime.formatIso(at) })
          .where("provider", "=", provider).where("event_id", "=", eventId).execute()
      )
    }),
  })
})

export const layer = Layer.effect(PaymentStore, make)

const encode = Schema.encodeSync(Payment)
const decode = Schema.decodeUnknownSync(Payment)

const noticeOf = (
  { provider, event_id: eventId, type, kind, subject, received_at: at }: Selectable<BillingEventTable>,
) => ({
  provider,
  eventId,
  type,
  kind: kind === "order" ? "order" as const : "subscription" as const,
  subject,
  receivedAt: DateTime.fromDateUnsafe(at),
})
