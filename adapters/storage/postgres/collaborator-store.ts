import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { Collaborator } from "#domain/collaboration/collaborator.ts"
import { CollaboratorId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import type { CollaborationTables } from "./tables/collaboration.ts"
import { whileTaskExists } from "./task-row.ts"

const columns = ["id", "identifier", "role", "added_at"] as const

const make = Effect.gen(function*() {
  const db = yield* Database
  return CollaboratorStore.of({
    list: Effect.fn("CollaboratorStore.list")(function*(id) {
      const rows = yield* db.query((q) =>
        q.selectFrom("collaborator").select(columns).where("task_id", "=", id)
          .orderBy("added_at").orderBy("id").execute()
      )
      return rows.map(fromRow)
    }),
    add: Effect.fn("CollaboratorStore.add")((task, { id, identifier, role, addedAt }) =>
      whileTaskExists(
        db,
        task,
        Effect.asVoid(db.query((q) =>
          q.insertInto("collaborator")
            .values({ task_id: task, id, identifier, role, added_at: DateTime.formatIso(addedAt) })
            .onConflict((on) => on.doNothing()).execute()
        )),
      )
    ),
    setRole: Effect.fn("CollaboratorStore.setRole")(function*(task, one, role) {
      const row = yield* db.query((q) =>
        q.updateTable("collaborator").set({ role }).where("task_id", "=", task).where("id", "=", one)
          .returning(columns).executeTakeFirst()
      )
      return row === undefined ? null : fromRow(row)
    }),
    remove: Effect.fn("CollaboratorStore.remove")(function*(task, one) {
      const row = yield* db.query((q) =>
        q.deleteFrom("collaborator").where("task_id", "=", task).where("id", "=", one)
          .returning(columns).executeTakeFirst()
      )
      return row === undefined ? null : fromRow(row)
    }),
    readdress: Effect.fn("CollaboratorStore.readdress")(function*(from, to, owner) {
      // Of two entries for one task, the moved one stays.
      yield* db.query((q) =>
        sql`update collaborator set role = 'editor' where identifier = ${from} and exists (
          select from collaborator other where other.task_id = collaborator.task_id and other.identifier = ${to}
            and other.role = 'editor')`.execute(q)
      )
      yield* db.query((q) =>
        sql`delete from collaborator where identifier = ${to} and (
          exists (select from task where task.id = collaborator.task_id and task.owner_id = ${owner}) or exists (
            select from collaborator other where other.task_id = collaborator.task_id and other.identifier = ${from}))`
          .execute(q)
      )
      const rows = yield* db.query((q) =>
        q.updateTable("collaborator").set({ identifier: to }).where("identifier", "=", from).returning("id").execute()
      )
      return rows.map(({ id }) => CollaboratorId.make(id))
    }),
    moveBack: Effect.fn("CollaboratorStore.moveBack")(function*(moved, to, from) {
      if (moved.length === 0) return
      yield* db.query((q) =>
        q.updateTable("collaborator").set({ identifier: from }).where("identifier", "=", to).where("id", "in", moved)
          .where((where) =>
            where.not(where.exists(
              where.selectFrom("collaborator as other").select("other.id")
                .whereRef("other.task_id", "=", "collaborator.task_id").where("other.identifier", "=", from),
            ))
          ).execute()
      )
    }),
  })
})

export const layer = Layer.effect(CollaboratorStore, make)

const fromRow = (row: Omit<Selectable<CollaborationTables["collaborator"]>, "task_id">): Collaborator =>
  Schema.decodeUnknownSync(Collaborator)({
    id: row.id,
    identifier: row.identifier,
    role: row.role,
    addedAt: row.added_at.toISOString(),
  })
