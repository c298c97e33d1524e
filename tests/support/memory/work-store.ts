import { WorkStore } from "#domain/recognition/work-store.port.ts"
import type { ChunkWork, PlannedChunk } from "#domain/recognition/work.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { StoredWork } from "./stored.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  let plans = 0
  const change = (id: string, changed: (work: StoredWork) => StoredWork) =>
    write(({ works }) => {
      const work = works.get(id)
      return work ? { works: put(works, id, changed(work)) } : {}
    })
  const recordOutcome = (id: string, index: number, outcome: Partial<ChunkWork>) =>
    change(id, (work) => {
      if (work.chunks[index] === undefined || work.chunks[index].state === "done") return work
      return {
        ...work,
        chunks: work.chunks.map((chunk) => chunk.index === index ? { ...chunk, ...outcome } : chunk),
        finished: outcome.state === "done" ? [...work.finished, index] : work.finished,
      }
    })
  return WorkStore.of({
    get: (id) =>
      read(({ works }) => {
        const work = works.get(id)
        return work ? { plan: work.plan, chunks: work.chunks } : null
      }),
    finishedAfter: (id, after) =>
      read(({ works }) => {
        const work = works.get(id)
        if (work === undefined) return null
        const chunks = work.finished.slice(after).flatMap((index) => work.chunks[index] ?? [])
        return { id: work.id, plan: work.plan, last: Math.max(after, work.finished.length), chunks }
      }),
    plan: (id, engine) =>
      write(({ tasks, works }) => {
        const begun: StoredWork = { id: `plan-${plans += 1}`, plan: { engine, whole: null }, chunks: [], finished: [] }
        return tasks.has(id) ? { works: put(works, id, begun) } : {}
      }),
    extend: (id, more) =>
      Effect.gen(function*() {
        const from = yield* read(({ works }) => works.get(id)?.chunks.length ?? null)
        if (from === null) return []
        const added = pending(more, from)
        yield* change(id, (work) => ({ ...work, chunks: [...work.chunks, ...added] }))
        return added
      }),
    complete: (id, whole) => change(id, (work) => ({ ...work, plan: { ...work.plan, whole } })),
    finish: (id, index, result) => recordOutcome(id, index, { state: "done", result, failure: null }),
    fail: (id, index, failure) => recordOutcome(id, index, { state: "failed", failure }),
    remove: (id) => write(({ works }) => ({ works: without(works, [id]) })),
  })
})

export const layer = Layer.effect(WorkStore, make)

const pending = (chunks: ReadonlyArray<PlannedChunk>, from: number): ReadonlyArray<ChunkWork> =>
  chunks.map(({ begin, end, speech, track }, at) => ({
    ...(track !== undefined && { track }),
    index: from + at,
    begin,
    end,
    speech,
    state: "pending",
    result: null,
    failure: null,
  }))
