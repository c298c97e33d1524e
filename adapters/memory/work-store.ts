import { WorkStore } from "#domain/transcript/work-store.port.ts"
import type { ChunkWork, PlannedChunk } from "#domain/transcript/work.ts"
import { Effect, Layer } from "effect"
import { put, State, type StoredWork, without } from "./state.ts"

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
        return { plan: work.id, chunkCount: work.plan.chunkCount, last: Math.max(after, work.finished.length), chunks }
      }),
    plan: (id, plan, chunks) =>
      write(({ tasks, works }) =>
        tasks.has(id)
          ? { works: put(works, id, { id: `plan-${plans += 1}`, plan, chunks: pending(chunks, 0), finished: [] }) }
          : {}
      ),
    extend: (id, more) =>
      change(id, (work) => ({ ...work, chunks: [...work.chunks, ...pending(more, work.chunks.length)] })),
    finish: (id, index, result) => recordOutcome(id, index, { state: "done", result, failure: null }),
    fail: (id, index, failure) => recordOutcome(id, index, { state: "failed", failure }),
    remove: (id) => write(({ works }) => ({ works: without(works, [id]) })),
  })
})

export const layer = Layer.effect(WorkStore, make)

const pending = (chunks: ReadonlyArray<PlannedChunk>, from: number): ReadonlyArray<ChunkWork> =>
  chunks.map(({ begin, end, speech }, at) => ({
    index: from + at,
    begin,
    end,
    speech,
    state: "pending",
    result: null,
    failure: null,
  }))
