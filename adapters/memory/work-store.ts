import type { Span } from "#domain/transcript/speech.ts"
import { WorkStore } from "#domain/transcript/work-store.port.ts"
import type { ChunkWork, Work } from "#domain/transcript/work.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  const change = (id: string, changed: (work: Work) => Work) =>
    write(({ works }) => {
      const work = works.get(id)
      return work ? { works: put(works, id, changed(work)) } : {}
    })
  const recordOutcome = (id: string, index: number, outcome: Partial<ChunkWork>) =>
    change(id, ({ plan, chunks }) => ({
      plan,
      chunks: chunks.map((chunk) => chunk.index === index && chunk.state !== "done" ? { ...chunk, ...outcome } : chunk),
    }))
  return WorkStore.of({
    get: (id) => read(({ works }) => works.get(id) ?? null),
    plan: (id, plan, spans) =>
      write(({ tasks, works }) => tasks.has(id) ? { works: put(works, id, { plan, chunks: pending(spans, 0) }) } : {}),
    extend: (id, spans) =>
      change(id, ({ plan, chunks }) => ({ plan, chunks: [...chunks, ...pending(spans, chunks.length)] })),
    finish: (id, index, result) => recordOutcome(id, index, { state: "done", result, failure: null }),
    fail: (id, index, failure) => recordOutcome(id, index, { state: "failed", failure }),
    remove: (id) => write(({ works }) => ({ works: without(works, [id]) })),
  })
})

export const layer = Layer.effect(WorkStore, make)

const pending = (spans: ReadonlyArray<Span>, from: number): ReadonlyArray<ChunkWork> =>
  spans.map(({ begin, end }, at) => ({ index: from + at, begin, end, state: "pending", result: null, failure: null }))
