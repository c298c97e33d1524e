import { CoDocumentStore } from "#domain/writing/co-document-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return CoDocumentStore.of({
    load: (id) => read(({ documents }) => documents.get(id) ?? null),
    save: (id, document) =>
      write(({ tasks, documents }) => tasks.has(id) ? { documents: put(documents, id, document) } : {}),
    versions: (id) =>
      read(({ versions }) =>
        Array.from(versions.get(id)?.values() ?? [], ({ version, at, kind, by }) => ({ version, at, kind, by }))
      ),
    version: (id, version) => read(({ versions }) => versions.get(id)?.get(version) ?? null),
    keep: (id, kept) =>
      write(({ tasks, versions }) =>
        tasks.has(id) ? { versions: put(versions, id, put(versions.get(id) ?? new Map(), kept.version, kept)) } : {}
      ),
    forget: (id, gone) =>
      write(({ versions }) => ({
        versions: put(
          versions,
          id,
          new Map(Array.from(versions.get(id) ?? []).filter(([version]) => !gone.includes(version))),
        ),
      })),
  })
})

export const layer = Layer.effect(CoDocumentStore, make)
