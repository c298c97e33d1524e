import { LibraryConversationStore } from "#domain/asking/library-conversation-store.port.ts"
import { LibraryTurn } from "#domain/asking/library-turn.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return LibraryConversationStore.of({
    turns: Effect.fn("LibraryConversationStore.turns")(function*(userId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("library_question").selectAll("library_question")
          .select((e) =>
            e.selectFrom("library_answer")
              .select(sql`coalesce(jsonb_agg(answer order by nth), '[]')`.as("files"))
              .whereRef("question_id", "=", "library_question.id").as("files")
          )
          .where("user_id", "=", userId).orderBy("nth").execute()
      )
      return rows.map(({ data, files }) => decodeTurn({ ...decodeData(data), files }))
    }),
    append: Effect.fn("LibraryConversationStore.append")(function*(userId, turn) {
      const { files, ...data } = encodeTurn(turn)
      const added = yield* db.query((q) =>
        q.insertInto("library_question").columns(["id", "user_id", "data", "created_at"])
          .expression((e) =>
            e.selectFrom("app_user").select((s) => [
              s.cast<string>(s.val(turn.id), "uuid").as("id"),
              "app_user.id as user_id",
              s.cast<string>(s.val(json(data)), "jsonb").as("data"),
              sql<Date>`${DateTime.formatIso(turn.createdAt)}::timestamptz`.as("created_at"),
            ]).where("app_user.id", "=", userId)
          )
          .onConflict((on) =>
            on.column("id").doUpdateSet((e) => ({
              data: e.ref("excluded.data"),
              created_at: e.ref("excluded.created_at"),
            }))
          )
          .executeTakeFirstOrThrow()
      )
      if (added.numInsertedOrUpdatedRows !== 1n) return
      yield* db.query((q) => q.deleteFrom("library_answer").where("question_id", "=", turn.id).execute())
      if (files.length === 0) return
      // A task that was deleted meanwhile takes its answer with it.
      yield* db.query((q) =>
        sql`insert into library_answer (question_id, task_id, nth, answer)
          select ${turn.id}, task.id, file.nth, file.answer
          from jsonb_array_elements(${json(files)}::jsonb) with ordinality as file (answer, nth)
          join task on task.id = (file.answer ->> 'task_id')::uuid`.execute(q)
      )
    }),
    remove: Effect.fn("LibraryConversationStore.remove")(function*(userId) {
      const { numDeletedRows } = yield* db.query((q) =>
        q.deleteFrom("library_question").where("user_id", "=", text(userId)).executeTakeFirstOrThrow()
      )
      return numDeletedRows > 0n
    }),
  })
})

export const layer = Layer.effect(LibraryConversationStore, make)

const encodeTurn = Schema.encodeSync(LibraryTurn)
const decodeTurn = Schema.decodeUnknownSync(LibraryTurn)
const decodeData = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))
