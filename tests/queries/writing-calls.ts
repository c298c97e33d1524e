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
