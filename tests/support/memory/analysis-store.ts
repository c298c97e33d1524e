import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { namedAnalysis, namedSummary } from "#domain/analysis/named-analysis.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return AnalysisStore.of({
    get: (id) =>
      read(({ analyses, transcripts }) => {
        const stored = analyses.get(id)
        return stored === undefined ? null : namedAnalysis(stored, transcripts.get(id)?.speakers ?? [])
      }),
    stored: (id) => read(({ analyses }) => analyses.get(id) ?? null),
    version: (id) => read(({ analyses }) => analyses.get(id)?.version ?? null),
    save: (id, result) => write(({ tasks, analyses }) => tasks.has(id) ? { analyses: put(analyses, id, result) } : {}),
    part: (id, key) => read(({ analysisParts }) => analysisParts.get(id)?.get(key) ?? null),
    savePart: (id, key, part) =>
      write(({ tasks, analysisParts }) =>
        tasks.has(id)
          ? { analysisParts: put(analysisParts, id, put(analysisParts.get(id) ?? new Map(), key, part)) }
          : {}
      ),
    clearParts: (id) => write(({ analysisParts }) => ({ analysisParts: without(analysisParts, [id]) })),
  })
})

export const layer = Layer.effect(AnalysisStore, make)

/** The summary with the speakers' current names. */
export const summaryShown = (
  { analyses, transcripts }: Pick<Tables, "analyses" | "transcripts">,
  id: string,
): string | null => {
  const stored = analyses.get(id)
  return stored === undefined ? null : namedSummary(stored.summary, transcripts.get(id)?.speakers ?? [])
}
