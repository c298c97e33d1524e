import { OrderStore } from "#domain/billing/order-store.port.ts"
import { Order } from "#domain/billing/order.ts"
import { Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { PaymentOrderTable } from "./tables/billing.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return OrderStore.of({
    insert: Effect.fn("OrderStore.insert")(function*(order) {
      const { id, userId: user_id, provider, ref, state, createdAt: created_at } = encode(order)
      const row = { id, user_id, provider, ref, state, created_at, doc: json(encode(order)) }
      yield* db.query((q) => q.insertInto("payment_order").values(row).execute())
    }),
    find: Effect.fn("OrderStore.find")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("payment_order").select(columns).where("id", "=", id).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    findByRef: Effect.fn("OrderStore.findByRef")(function*(provider, ref) {
      const row = yield* db.query((q) =>
        q.selectFrom("payment_order").select(columns)
          .where("provider", "=", provider).where("ref", "=", ref).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    setRef: Effect.fn("OrderStore.setRef")(function*(id, ref) {
      yield* db.query((q) => q.updateTable("payment_order").set({ ref }).where("id", "=", id).execute())
    }),
    finish: Effect.fn("OrderStore.finish")(function*(id, state) {
      const row = yield* db.query((q) =>
        q.updateTable("payment_order").set({ state })
          .where("id", "=", id).where("state", "=", "open").returning("id").executeTakeFirst()
      )
      return row !== undefined
    }),
    open: Effect.fn("OrderStore.open")(function*(userId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("payment_order").select(columns).where("state", "=", "open")
          .$if(userId !== null, (of) => of.where("user_id", "=", userId))
          .orderBy("created_at").execute()
      )
      return rows.map(fromRow)
    }),
  })
})

export const layer = Layer.effect(OrderStore, make)

const columns = ["doc", "ref", "state"] as const
const encode = Schema.encodeSync(Order)

/** The document is as it was ordered; what becomes of it is in the columns. */
const fromRow = ({ doc, ref, state }: Pick<Selectable<PaymentOrderTable>, (typeof columns)[number]>): Order =>
  Schema.decodeUnknownSync(Order)({ ...doc, ref, state })
