import type { DeliveryId, WebhookId } from "#domain/kernel/ids.ts"
import { DeliveryStore } from "#domain/webhook/delivery-store.port.ts"
import type { Delivery, LoggedDelivery } from "#domain/webhook/delivery.ts"
import { DateTime, Effect, Layer } from "effect"
import { type Expression, type ExpressionBuilder, type SqlBool } from "kysely"
import { Database } from "./database.ts"
import { attemptOf, deliveryOf, rowOf, rowOfAttempt } from "./delivery-rows.ts"
import type { Schema as Tables } from "./schema.ts"

const make = Effect.gen(function*() {
  const db = yield* Database

  /** Attempts of a webhook begin and end one at a time, so that the end of one sees what waits behind it. */
  const lock = (webhook: WebhookId) =>
    db.query((q) => q.selectFrom("webhook").select("id").where("id", "=", webhook).forNoKeyUpdate().execute())

  const logged = Effect.fnUntraced(function*(deliveries: ReadonlyArray<Delivery>) {
    if (deliveries.length === 0) return []
    const ids = deliveries.map(({ id }) => id)
    const rows = yield* db.query((q) =>
      q.selectFrom("webhook_attempt").selectAll().where("delivery_id", "in", ids).orderBy("number").execute()
    )
    return deliveries.map((delivery): LoggedDelivery => ({
      delivery,
      attempts: rows.filter((row) => row.delivery_id === delivery.id).map(attemptOf),
    }))
  })

  const one = Effect.fnUntraced(function*(id: DeliveryId) {
    const row = yield* db.query((q) =>
      q.selectFrom("webhook_delivery").selectAll().where("id", "=", id).executeTakeFirst()
    )
    return row === undefined ? null : deliveryOf(row)
  })

  return DeliveryStore.of({
    add: Effect.fn("DeliveryStore.add")(function*(deliveries) {
      yield* db.query((q) => q.insertInto("webhook_delivery").values(deliveries.map(rowOf)).execute())
    }),
    find: Effect.fn("DeliveryStore.find")(function*(id) {
      const found = yield* one(id)
      const [first = null] = found === null ? [] : yield* logged([found])
      return first
    }),
    claim: Effect.fn("DeliveryStore.claim")(function*(id, now, until) {
      return yield* db.transaction(Effect.gen(function*() {
        const found = yield* one(id)
        if (found === null) return null
        yield* lock(found.webhookId)
        const row = yield* db.query((q) =>
          q.updateTable("webhook_delivery").set((e) => ({
            next_at: DateTime.formatIso(until),
            attempts: e("attempts", "+", 1),
            tries: e("tries", "+", 1),
          })).where("id", "=", id).where("state", "=", "waiting").where("next_at", "<=", DateTime.toDateUtc(now))
            .where(isFirst).returningAll().executeTakeFirst()
        )
        return row === undefined ? null : deliveryOf(row)
      }))
    }),
    settle: Effect.fn("DeliveryStore.settle")(function*({ id, webhookId, attempts }, { state, nextAt }, attempt) {
      return yield* db.transaction(Effect.gen(function*() {
        yield* lock(webhookId)
        const row = yield* db.query((q) =>
          q.updateTable("webhook_delivery").set({ state, next_at: nextAt === null ? null : DateTime.formatIso(nextAt) })
            .where("id", "=", id).where("attempts", "=", attempts).where("state", "=", "waiting").returning("id")
            .executeTakeFirst()
        )
        if (row === undefined) return false
        if (attempt !== null) {
          yield* db.query((q) => q.insertInto("webhook_attempt").values(rowOfAttempt(id, attempt)).execute())
        }
        return true
      }))
    }),
    nextInLine: Effect.fn("DeliveryStore.nextInLine")(function*(delivery) {
      const { webhook_id, line } = rowOf(delivery)
      const row = yield* db.query((q) =>
        q.selectFrom("webhook_delivery").selectAll().where("webhook_id", "=", webhook_id).where("line", "=", line)
          .where("state", "=", "waiting").orderBy("seq").limit(1).executeTakeFirst()
      )
      return row === undefined ? null : deliveryOf(row)
    }),
    due: Effect.fn("DeliveryStore.due")(function*(now, most) {
      const rows = yield* db.query((q) =>
        q.selectFrom("webhook_delivery").selectAll().where("state", "=", "waiting")
          .where("next_at", "<=", DateTime.toDateUtc(now)).where(isFirst).orderBy("next_at").orderBy("seq").limit(most)
          .execute()
      )
      return rows.map(deliveryOf)
    }),
    list: Effect.fn("DeliveryStore.list")(function*(webhook, states, { page, pageSize }) {
      const rows = yield* db.query((q) =>
        q.selectFrom("webhook_delivery").selectAll().where("webhook_id", "=", webhook).where("state", "in", states)
          .orderBy("seq", "desc").limit(pageSize).offset((page - 1) * pageSize).execute()
      )
      const { total } = yield* db.query((q) =>
        q.selectFrom("webhook_delivery").select((e) => e.fn.countAll<number>().as("total"))
          .where("webhook_id", "=", webhook).where("state", "in", states).executeTakeFirstOrThrow()
      )
      return { items: yield* logged(rows.map(deliveryOf)), total }
    }),
    replay: Effect.fn("DeliveryStore.replay")(function*(webhook, only, now) {
      const at = DateTime.formatIso(now)
      const rows = yield* db.query((q) =>
        q.updateTable("webhook_delivery").set({ state: "waiting", next_at: at, since: at, tries: 0 })
          .where("webhook_id", "=", webhook)
          .where((e) =>
            only === null
              ? e.and([e("state", "=", "failed"), e("line", "<>", "webhook.test")])
              : e.and([e("state", "<>", "waiting"), e("id", "=", only)])
          ).returning("id").execute()
      )
      return rows.length
    }),
    giveUp: Effect.fn("DeliveryStore.giveUp")(function*(webhook) {
      yield* db.query((q) =>
        q.updateTable("webhook_delivery").set({ state: "failed", next_at: null }).where("webhook_id", "=", webhook)
          .where("state", "=", "waiting").execute()
      )
    }),
    forget: Effect.fn("DeliveryStore.forget")(function*(before) {
      yield* db.query((q) =>
        q.deleteFrom("webhook_delivery").where("at", "<", DateTime.toDateUtc(before)).where("state", "<>", "waiting")
          .execute()
      )
    }),
  })
})

export const layer = Layer.effect(DeliveryStore, make)

/** None before it in its line waits. */
const isFirst = (e: ExpressionBuilder<Tables, "webhook_delivery">): Expression<SqlBool> =>
  e.not(e.exists(
    e.selectFrom("webhook_delivery as before").select("before.id")
      .whereRef("before.webhook_id", "=", "webhook_delivery.webhook_id")
      .whereRef("before.line", "=", "webhook_delivery.line")
      .whereRef("before.seq", "<", "webhook_delivery.seq")
      .where("before.state", "=", "waiting"),
  ))
