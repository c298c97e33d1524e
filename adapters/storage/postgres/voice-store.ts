import { VoiceNotFound } from "#domain/voice/errors.ts"
import { noVoices, TaskVoices } from "#domain/voice/task-voices.ts"
import { VoiceStore } from "#domain/voice/voice-store.port.ts"
import { Voice } from "#domain/voice/voice.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Kysely, Selectable } from "kysely"
import { Database } from "./database.ts"
import type { Schema as Tables } from "./schema.ts"
import { json, text } from "./storable.ts"
import type { VoiceTable } from "./tables/voice.ts"
import { whileTaskExists } from "./task-row.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return VoiceStore.of({
    isOn: Effect.fn("VoiceStore.isOn")(function*(owner) {
      const row = yield* db.query((q) =>
        q.selectFrom("voice_recognition").select("user_id").where("user_id", "=", owner).executeTakeFirst()
      )
      return row !== undefined
    }),
    setOn: Effect.fn("VoiceStore.setOn")(function*(owner, isOn) {
      yield* isOn
        ? db.query((q) =>
          q.insertInto("voice_recognition").values({ user_id: owner })
            .onConflict((on) => on.doNothing()).execute()
        )
        : db.transaction(Effect.andThen(
          db.query((q) => q.deleteFrom("voice_recognition").where("user_id", "=", owner).execute()),
          db.query((q) => clearTasks(q, owner)),
        ))
    }),
    list: Effect.fn("VoiceStore.list")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("voice").selectAll().where("owner_id", "=", owner).orderBy("name").orderBy("id").execute()
      )
      return rows.map(fromRow)
    }),
    save: Effect.fn("VoiceStore.save")(function*(voice) {
      const { id: _, owner_id: __, ...changed } = toRow(voice)
      yield* db.query((q) =>
        q.insertInto("voice").values(toRow(voice)).onConflict((on) => on.column("id").doUpdateSet(changed)).execute()
      )
    }),
    remove: Effect.fn("VoiceStore.remove")(function*(id, owner) {
      const removed = yield* db.query((q) =>
        q.deleteFrom("voice").where("id", "=", id).where("owner_id", "=", owner).returning("id").executeTakeFirst()
      )
      return yield* removed === undefined ? new VoiceNotFound() : Effect.void
    }),
    clear: Effect.fn("VoiceStore.clear")(function*(owner) {
      yield* db.transaction(Effect.andThen(
        db.query((q) => q.deleteFrom("voice").where("owner_id", "=", owner).execute()),
        db.query((q) => clearTasks(q, owner)),
      ))
    }),
    ofTask: Effect.fn("VoiceStore.ofTask")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("task_voices").select("doc").where("task_id", "=", id).executeTakeFirst()
      )
      return row === undefined ? noVoices : decodeTask(row.doc)
    }),
    saveOfTask: Effect.fn("VoiceStore.saveOfTask")(function*(id, voices) {
      const doc = json(voices)
      yield* whileTaskExists(
        db,
        id,
        Effect.asVoid(db.query((q) =>
          q.insertInto("task_voices").values({ task_id: id, doc })
            .onConflict((on) => on.column("task_id").doUpdateSet({ doc })).execute()
        )),
      )
    }),
  })
})

export const layer = Layer.effect(VoiceStore, make)

const clearTasks = (q: Kysely<Tables>, owner: string): Promise<unknown> =>
  q.deleteFrom("task_voices").where(
    "task_id",
    "in",
    (where) => where.selectFrom("task").select("id").where("owner_id", "=", owner),
  ).execute()

const decodeTask = Schema.decodeUnknownSync(TaskVoices)

const fromRow = (row: Selectable<VoiceTable>): Voice =>
  Schema.decodeUnknownSync(Voice)({
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    model: row.model,
    samples: row.samples,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  })

const toRow = (voice: Voice): Insertable<VoiceTable> => ({
  id: voice.id,
  owner_id: voice.ownerId,
  name: text(voice.name),
  model: text(voice.model),
  samples: json(voice.samples),
  created_at: DateTime.formatIso(voice.createdAt),
  updated_at: DateTime.formatIso(voice.updatedAt),
})
