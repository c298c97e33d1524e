import { Failure } from "#domain/task/transcription.ts"
import { TranslationStore } from "#domain/translation/translation-store.port.ts"
import { Fault, type TranslatedPiece, type Translation } from "#domain/translation/translation.ts"
import { Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { TranslationTable } from "./tables/translation.ts"
import { whileTaskExists } from "./task-row.ts"

/** Rows in one statement: each has six values, and a statement at most 65,535. */
const rowsAtOnce = 5000

const make = Effect.gen(function*() {
  const db = yield* Database
  return TranslationStore.of({
    get: Effect.fn("TranslationStore.get")(function*(taskId, language) {
      const row = yield* db.query((q) =>
        q.selectFrom("translation").selectAll().where("task_id", "=", taskId).where("language", "=", language)
          .executeTakeFirst()
      )
      return row === undefined ? null : fromRow(row)
    }),
    list: Effect.fn("TranslationStore.list")(function*(taskId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("translation").selectAll().where("task_id", "=", taskId).orderBy("language").execute()
      )
      return rows.map(fromRow)
    }),
    save: Effect.fn("TranslationStore.save")(function*(taskId, translation) {
      const { language, ...values } = toRow(translation)
      yield* whileTaskExists(
        db,
        taskId,
        Effect.asVoid(db.query((q) =>
          q.insertInto("translation").values({ task_id: taskId, language, ...values })
            .onConflict((on) => on.columns(["task_id", "language"]).doUpdateSet(values))
            .execute()
        )),
      )
    }),
    pieces: Effect.fn("TranslationStore.pieces")(function*(taskId, language) {
      const rows = yield* db.query((q) =>
        q.selectFrom("translation_line").select(["piece", "source_hash", "text", "fault"])
          .where("task_id", "=", taskId).where("language", "=", language).execute()
      )
      return rows.map(({ piece, source_hash, text, fault }): TranslatedPiece => ({
        id: piece,
        sourceHash: source_hash,
        text,
        fault: decodeFault(fault),
      }))
    }),
    savePieces: Effect.fn("TranslationStore.savePieces")(function*(taskId, language, pieces) {
      const rows = pieces.map((piece) => ({
        task_id: taskId,
        language,
        piece: piece.id,
        source_hash: piece.sourceHash,
        text: piece.text === null ? null : text(piece.text),
        fault: piece.fault,
      }))
      yield* db.transaction(Effect.gen(function*() {
        const known = yield* db.query((q) =>
          q.selectFrom("translation").select("language").where("task_id", "=", taskId).where("language", "=", language)
            .forKeyShare().executeTakeFirst()
        )
        if (known === undefined) return
        for (let at = 0; at < rows.length; at += rowsAtOnce) {
          yield* db.query((q) =>
            q.insertInto("translation_line").values(rows.slice(at, at + rowsAtOnce))
              .onConflict((on) =>
                on.columns(["task_id", "language", "piece"]).doUpdateSet((e) => ({
                  source_hash: e.ref("excluded.source_hash"),
                  text: e.ref("excluded.text"),
                  fault: e.ref("excluded.fault"),
                }))
              ).execute()
          )
        }
      }))
    }),
    removePieces: Effect.fn("TranslationStore.removePieces")(function*(taskId, language, ids) {
      for (let at = 0; at < ids.length; at += rowsAtOnce) {
        yield* db.query((q) =>
          q.deleteFrom("translation_line").where("task_id", "=", taskId).where("language", "=", language)
            .where("piece", "in", ids.slice(at, at + rowsAtOnce)).execute()
        )
      }
    }),
  })
})

export const layer = Layer.effect(TranslationStore, make)

const decodeFault = Schema.decodeUnknownSync(Schema.NullOr(Fault))
const decodeFailure = Schema.decodeUnknownSync(Schema.NullOr(Failure))
const decodeState = Schema.decodeUnknownSync(Schema.Literals(["running", "completed", "failed"]))

const toRow = ({ language, sourceLanguage, engine, isBasic, state, failure }: Translation) => ({
  language,
  source_language: sourceLanguage,
  engine,
  is_basic: isBasic,
  state,
  failure: failure === null ? null : json(failure),
})

const fromRow = (row: Selectable<TranslationTable>): Translation => ({
  language: row.language,
  sourceLanguage: row.source_language,
  engine: row.engine,
  isBasic: row.is_basic,
  state: decodeState(row.state),
  failure: decodeFailure(row.failure),
})
