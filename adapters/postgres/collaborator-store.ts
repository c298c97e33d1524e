import { identifierOf } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { Collaborator } from "#domain/collaboration/collaborator.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { whileTaskExists } from "./task-row.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return CollaboratorStore.of({
    list: Effect.fn("CollaboratorStore.list")(function*(id) {
      const rows = yield* db.query((q) =>
        q.selectFrom("collaborator").innerJoin("app_user", "app_user.id", "collaborator.user_id")
          .select(["user_id", "email", "phone", "added_at"]).where("task_id", "=", id)
          .orderBy("added_at").orderBy("user_id").execute()
      )
      return rows.map((row) =>
        Schema.decodeUnknownSync(Collaborator)({
          userId: row.user_id,
          identifier: identifierOf(row),
          addedAt: row.added_at.toISOString(),
        })
      )
    }),
    add: Effect.fn("CollaboratorStore.add")((id, { userId, addedAt }) =>
      whileTaskExists(
        db,
        id,
        Effect.asVoid(db.query((q) =>
          q.insertInto("collaborator")
            .columns(["task_id", "user_id", "added_at"])
            .expression((insert) =>
              insert.selectFrom("app_user")
                .select([
                  sql<string>`${id}::uuid`.as("task_id"),
                  "app_user.id as user_id",
                  sql<Date>`${DateTime.formatIso(addedAt)}::timestamptz`.as("added_at"),
                ])
                .where("app_user.id", "=", userId)
            )
            .onConflict((on) => on.doNothing()).execute()
        )),
      )
    ),
    remove: Effect.fn("CollaboratorStore.remove")(function*(id, userId) {
      const { numDeletedRows } = yield* db.query((q) =>
        q.deleteFrom("collaborator").where("task_id", "=", id).where("user_id", "=", userId).executeTakeFirstOrThrow()
      )
      return numDeletedRows > 0n
    }),
  })
})

export const layer = Layer.effect(CollaboratorStore, make)
