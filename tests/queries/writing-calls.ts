import { TranslationStore } from "#domain/translation/translation-store.port.ts"
import { CoDocumentStore } from "#domain/writing/co-document-store.port.ts"
import { Effect } from "effect"
import { ada, at, taskId } from "../support/a-task.ts"

const now = at("2026-11-20T10:00:00.000Z")

export const coDocumentStore = Effect.gen(function*() {
  const documents = yield* CoDocumentStore
  const state = new Uint8Array([0, 0])
  yield* documents.save(taskId(1), { epoch: 1, state, shown: "Said", version: 1 })
  yield* documents.load(taskId(1))
  yield* documents.keep(taskId(1), { version: 1, at: now, kind: "edit", by: [ada], markdown: "Said", state })
  yield* documents.version(taskId(1), 1)
  yield* documents.forget(taskId(1), [2])
  yield* documents.versions(taskId(1))
})

export const translationStore = Effect.gen(function*() {
  const translations = yield* TranslationStore
  yield* translations.save(taskId(1), {
    language: "es",
    sourceLanguage: "en",
    engine: "fake",
    isBasic: true,
    state: "running",
    failure: null,
  })
  yield* translations.get(taskId(1), "es")
  yield* translations.list(taskId(1))
  yield* translations.savePieces(taskId(1), "es", [{ id: "line:g1", sourceHash: "x", text: "Hola", fault: null }])
  yield* translations.pieces(taskId(1), "es")
  yield* translations.removePieces(taskId(1), "es", ["line:g1"])
})
