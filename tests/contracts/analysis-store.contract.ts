import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
import { anAnalysis } from "../support/an-analysis.ts"
import { behavesOn } from "../support/behaves.ts"

/** What every AnalysisStore must do. */
export const analysisStoreContract = (name: string, layer: Layer.Layer<AnalysisStore | TaskStore>): void => {
  describe(`AnalysisStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives back what was saved last, and null before",
      Effect.gen(function*() {
        const analyses = yield* AnalysisStore
        yield* (yield* TaskStore).insert(aTask())
        assert.strictEqual(yield* analyses.get(taskId(1)), null)
        assert.strictEqual(yield* analyses.version(taskId(1)), null)
        yield* analyses.save(taskId(1), anAnalysis())
        yield* analyses.save(taskId(1), anAnalysis({ summary: "Edited", version: 2, isEdited: true }))
        const kept = yield* analyses.get(taskId(1))
        assert.deepStrictEqual(kept, anAnalysis({ summary: "Edited", version: 2, isEdited: true }))
        assert.strictEqual(yield* analyses.version(taskId(1)), 2)
      }),
    )

    behaves(
      "goes when the task goes, and does not come back",
      Effect.gen(function*() {
        const analyses = yield* AnalysisStore
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask())
        yield* analyses.save(taskId(1), anAnalysis())
        yield* tasks.remove([taskId(1)])
        yield* analyses.save(taskId(1), anAnalysis())
        assert.strictEqual(yield* analyses.get(taskId(1)), null)
      }),
    )
  })
}
