import { isSpeaker } from "#domain/asking/library-filter.ts"
import { closest, nearest } from "#domain/meaning/nearest.ts"
import { quantised } from "#domain/meaning/quantised.ts"
import { type Reach, type TaskVectors, VectorStore } from "#domain/meaning/vector-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State } from "./state.ts"
import type { Tables } from "./tables.ts"
import { listed, sharedAs } from "./task-lists.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return VectorStore.of({
    get: (id, model) => read((tables) => stored(tables, id, model)),
    has: (id, model) => read((tables) => (stored(tables, id, model)?.passages.length ?? 0) > 0),
    save: (id, found) => write(({ tasks, vectors }) => tasks.has(id) ? { vectors: put(vectors, id, found) } : {}),
    outdated: (model, limit) =>
      read((tables) =>
        listed(tables, { owner: null, folderId: null }).flatMap(({ id, ownerId }) => {
          const linesRevision = tables.transcripts.get(id)?.linesRevision
          const found = stored(tables, id, model)
          const isDone = found !== null && found.isWhole && found.linesRevision === linesRevision
          return linesRevision === undefined || isDone ? [] : [{ taskId: id, owner: ownerId, linesRevision }]
        }).slice(0, limit)
      ),
    nearest: (model, to, reach, { limit, perTask }) =>
      read((tables) => {
        const within = [...tables.tasks.values()].filter((task) => isWithin(tables, task, reach))
        const found = within.flatMap(({ id }) => {
          const passages = stored(tables, id, model)?.passages ?? []
          const bytes = Int8Array.from(passages.flatMap(({ vector }) => [...vector.bytes]))
          const scales = passages.map(({ vector }) => vector.scale)
          return nearest({ bytes, scales }, quantised(to), perTask).map(({ nth, score }) => ({
            taskId: id,
            lines: passages[nth]?.lines ?? [],
            score,
          }))
        })
        return closest(found, limit)
      }),
  })
})

const stored = ({ vectors }: Tables, id: string, model: string): TaskVectors | null => {
  const found = vectors.get(id)
  return found?.model === model ? found : null
}

export const layer = Layer.effect(VectorStore, make)

const isWithin = (tables: Tables, task: Task, reach: Reach): boolean => {
  const { account, withShared, only, except, folderId, source, from, before, speakers } = reach
  const isOwn = account === null || task.ownerId === account
  const isShared = account !== null && withShared && folderId === null && sharedAs(tables, task.id, account) !== null
  const day = DateTime.formatIsoDateUtc(task.createdAt)
  const names = tables.transcripts.get(task.id)?.speakers ?? []
  return (isOwn || isShared)
    && (only === null || task.id === only) && task.id !== except
    && (folderId === null || (task.folderId ?? "uncategorized") === folderId)
    && (source === null || task.source === source)
    && (from === null || day >= from) && (before === null || day < before)
    && speakers.every((wanted) => names.some(({ name }) => isSpeaker(name, wanted)))
}
