import { TaskStore } from "#domain/task/task-store.port.ts"
import { CoDocumentStore } from "#domain/writing/co-document-store.port.ts"
import type { CoDocument, KeptVersion } from "#domain/writing/co-document.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const id = taskId(1)
const document: CoDocument = {
  epoch: 1_795_000_000_000,
  state: new Uint8Array([0, 255, 7]),
  shown: "# 会議 🎙",
  version: 3,
}

const kept = (version: number): KeptVersion => ({
  version,
  at: at("2026-11-20T09:00:00.000Z"),
  kind: "edit",
  by: [ada, bob],
  markdown: `Version ${version}`,
  state: new Uint8Array([version]),
})

/** What every CoDocumentStore must do. */
export const coDocumentStoreContract = (name: string, layer: Layer.Layer<CoDocumentStore | TaskStore>): void => {
  const behaves = behavesOn(layer)

  describe(`CoDocumentStore: ${name}`, () => {
    behaves(
      "keeps the document of a task, byte for byte, and the latest of it",
      Effect.gen(function*() {
        const documents = yield* CoDocumentStore
        yield* (yield* TaskStore).insert(aTask())
        assert.isNull(yield* documents.load(id))
        yield* documents.save(id, document)
        assert.deepStrictEqual(yield* documents.load(id), document)
        yield* documents.save(id, { ...document, epoch: document.epoch + 1, version: 4 })
        assert.deepInclude(yield* documents.load(id), { epoch: document.epoch + 1, version: 4 })
      }),
    )

    behaves(
      "keeps, replaces and forgets versions",
      Effect.gen(function*() {
        const documents = yield* CoDocumentStore
        yield* (yield* TaskStore).insert(aTask())
        yield* Effect.forEach([kept(1), kept(2), kept(3)], (version) => documents.keep(id, version))
        yield* documents.keep(id, { ...kept(3), markdown: "Said better" })
        assert.deepStrictEqual(yield* documents.version(id, 2), kept(2))
        assert.deepInclude(yield* documents.version(id, 3), { markdown: "Said better" })
        yield* documents.forget(id, [])
        yield* documents.forget(id, [1, 2])
        const { version, at, kind, by } = kept(3)
        assert.deepStrictEqual(yield* documents.versions(id), [{ version, at, kind, by }])
        assert.isNull(yield* documents.version(id, 1))
        assert.deepStrictEqual(yield* documents.versions(taskId(2)), [])
      }),
    )

    behaves(
      "forgets all of a task that is removed",
      Effect.gen(function*() {
        const documents = yield* CoDocumentStore
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask())
        yield* documents.save(id, document)
        yield* documents.keep(id, kept(1))
        yield* tasks.remove([id])
        assert.isNull(yield* documents.load(id))
        assert.deepStrictEqual(yield* documents.versions(id), [])
      }),
    )
  })
}
