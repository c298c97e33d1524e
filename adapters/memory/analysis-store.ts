import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return AnalysisStore.of({
    get: (id) => read(({ analyses }) => analyses.get(id) ?? null),
    version: (id) => read(({ analyses }) => analyses.get(id)?.version ?? null),
    save: (id, result) => write(({ tasks, analyses }) => tasks.has(id) ? { analyses: put(analyses, id, result) } : {}),
  })
})

export const layer = Layer.effect(AnalysisStore, make)
