import { ConversationStore } from "#domain/asking/conversation-store.port.ts"
import { Message } from "#domain/asking/message.ts"
import { DateTime, Effect, Layer, Schema, Struct } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { MessageTable } from "./tables/asking.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return ConversationStore.of({
    messages: Effect.fn("ConversationStore.messages")(function*(userId, taskId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("message")
          .innerJoin("conversation", "conversation.id", "message.conversation_id")
          .selectAll("message")
          .where("owner_id", "=", userId)
          .where("task_id", "=", taskId)
          .orderBy("nth")
          .execute()
      )
      return rows.map(fromRow)
    }),
    append: Effect.fn("ConversationStore.append")(function*(userId, taskId, messages) {
      const [first] = messages
      if (first === undefined) return
      // An existing conversation keeps its id; none is created for tasks and accounts that are gone.
      const conversation = yield* db.query((q) =>
        q.insertInto("conversation")
          .columns(["id", "owner_id", "task_id", "title", "created_at"])
          .expression((e) =>
            e.selectFrom("task").innerJoin("app_user", (on) => on.on("app_user.id", "=", userId))
              .select((s) => [
                s.cast<string>(s.val(first.id), "uuid").as("id"),
                "app_user.id as owner_id",
                "task.id as task_id",
                s.cast<string>(s.val(titleOf(first)), "text").as("title"),
                sql<Date>`${DateTime.formatIso(first.createdAt)}::timestamptz`.as("created_at"),
              ])
              .where("task.id", "=", taskId)
          )
          .onConflict((on) =>
            on.columns(["owner_id", "task_id"]).doUpdateSet((e) => ({ title: e.ref("conversation.title") }))
          )
          .returning("id")
          .executeTakeFirst()
      )
      if (conversation === undefined) return
      yield* db.query((q) =>
        q.insertInto("message").values(messages.map((message) => toRow(conversation.id, message)))
          .onConflict((on) =>
            on.column("id").doUpdateSet((e) => ({
              text: e.ref("excluded.text"),
              sentences: e.ref("excluded.sentences"),
              verdict: e.ref("excluded.verdict"),
              ending: e.ref("excluded.ending"),
              engine: e.ref("excluded.engine"),
              transcript_revision: e.ref("excluded.transcript_revision"),
              created_at: e.ref("excluded.created_at"),
            }))
          )
          .execute()
      )
    }),
    remove: Effect.fn("ConversationStore.remove")(function*(userId, taskId) {
      const { numDeletedRows } = yield* db.query((q) =>
        q.deleteFrom("conversation").where("owner_id", "=", userId).where("task_id", "=", taskId)
          .executeTakeFirstOrThrow()
      )
      return numDeletedRows > 0n
    }),
    suggestions: Effect.fn("ConversationStore.suggestions")(function*(taskId) {
      const row = yield* db.query((q) =>
        q.selectFrom("task_suggestion").selectAll().where("task_id", "=", taskId).executeTakeFirst()
      )
      if (row === undefined) return null
      return { linesRevision: row.lines_revision, engine: row.engine, questions: decodeQuestions(row.questions) }
    }),
    saveSuggestions: Effect.fn("ConversationStore.saveSuggestions")(
      function*(taskId, { linesRevision, engine, questions }) {
        yield* db.query((q) =>
          q.insertInto("task_suggestion")
            .columns(["task_id", "lines_revision", "engine", "questions"])
            .expression((e) =>
              e.selectFrom("task").select((s) => [
                "id as task_id",
                s.cast<number>(s.val(linesRevision), "integer").as("lines_revision"),
                s.cast<string>(s.val(text(engine)), "text").as("engine"),
                s.cast<string>(s.val(json(questions)), "jsonb").as("questions"),
              ]).where("id", "=", taskId)
            )
            .onConflict((on) =>
              on.column("task_id").doUpdateSet((e) => ({
                lines_revision: e.ref("excluded.lines_revision"),
                engine: e.ref("excluded.engine"),
                questions: e.ref("excluded.questions"),
              }))
            )
            .execute()
        )
      },
    ),
  })
})

export const layer = Layer.effect(ConversationStore, make)

const maxTitle = 80

const titleOf = (message: Message): string => text(Array.from(message.text).slice(0, maxTitle).join(""))

const decodeQuestions = Schema.decodeUnknownSync(Schema.Array(Schema.String))

/** Neither names nor times change once they are stored, so rows keep them as they travel. */
const wireMessage = Schema.encodeSync(Message)
const decodeMessage = Schema.decodeUnknownSync(Message)

const toRow = (conversationId: string, message: Message) => {
  const { id, role, sentences, verdict, engine, transcript_revision, created_at, ...rest } = wireMessage(message)
  const ending = Struct.omit(rest, ["text"])
  return {
    id,
    conversation_id: conversationId,
    role,
    text: text(message.text),
    sentences: json(sentences),
    verdict,
    ending: json(ending),
    engine,
    transcript_revision,
    created_at,
  }
}

const fromRow = ({ ending, created_at, ...row }: Selectable<MessageTable>): Message =>
  decodeMessage({
    ...Struct.pick(row, ["id", "role", "text", "sentences", "verdict", "engine", "transcript_revision"]),
    ...decodeEnding(ending),
    created_at: created_at.toISOString(),
  })

const decodeEnding = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))
