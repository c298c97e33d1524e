import { TicketStore } from "#domain/sign-in/ticket-store.port.ts"
import { Ticket } from "#domain/sign-in/ticket.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { TicketTable } from "./tables/sign-in.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return TicketStore.of({
    save: Effect.fn("TicketStore.save")(function*(ticket) {
      const row = rowOf(ticket)
      yield* db.query((q) =>
        q.insertInto("ticket").values(row).onConflict((on) => on.columns(["kind", "hash"]).doUpdateSet(row)).execute()
      )
    }),
    saveOnce: Effect.fn("TicketStore.saveOnce")(function*(ticket, now) {
      const row = rowOf(ticket)
      const stored = yield* db.query((q) =>
        q.insertInto("ticket").values(row)
          .onConflict((on) =>
            on.columns(["kind", "hash"]).doUpdateSet(row).where("ticket.expires_at", "<=", DateTime.toDate(now))
          )
          .returning("hash")
          .executeTakeFirst()
      )
      return stored !== undefined
    }),
    find: Effect.fn("TicketStore.find")(function*(kind, hash, now) {
      const row = yield* db.query((q) =>
        q.selectFrom("ticket").selectAll()
          .where("kind", "=", kind)
          .where("hash", "=", text(hash))
          .where("expires_at", ">", DateTime.toDate(now))
          .executeTakeFirst()
      )
      return row === undefined ? null : ticketOf(row)
    }),
    attempt: Effect.fn("TicketStore.attempt")(function*(kind, hash, now) {
      const row = yield* db.query((q) =>
        q.updateTable("ticket").set((set) => ({ tries: set("tries", "+", 1) }))
          .where("kind", "=", kind)
          .where("hash", "=", text(hash))
          .where("expires_at", ">", DateTime.toDate(now))
          .returningAll()
          .executeTakeFirst()
      )
      return row === undefined ? null : ticketOf(row)
    }),
    consume: Effect.fn("TicketStore.consume")(function*(kind, hash, now) {
      const row = yield* db.query((q) =>
        q.deleteFrom("ticket")
          .where("kind", "=", kind)
          .where("hash", "=", text(hash))
          .where("expires_at", ">", DateTime.toDate(now))
          .returningAll()
          .executeTakeFirst()
      )
      return row === undefined ? null : ticketOf(row)
    }),
    forgetExpired: Effect.fn("TicketStore.forgetExpired")(function*(now) {
      yield* db.query((q) => q.deleteFrom("ticket").where("expires_at", "<=", DateTime.toDate(now)).execute())
    }),
  })
})

export const layer = Layer.effect(TicketStore, make)

const ticketOf = ({ expires_at: expiresAt, ...row }: Selectable<TicketTable>): Ticket =>
  Schema.decodeUnknownSync(Ticket)({ ...row, expiresAt: expiresAt.toISOString() })

const rowOf = ({ kind, hash, device, payload, tries, expiresAt }: Ticket): Insertable<TicketTable> => ({
  kind,
  hash: text(hash),
  device: device === null ? null : text(device),
  payload: json(payload),
  tries,
  expires_at: DateTime.formatIso(expiresAt),
})
