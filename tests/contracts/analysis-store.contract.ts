import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { referenceTo } from "#domain/analysis/speaker-reference.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
import { anAnalysis } from "../support/an-analysis.ts"
import { behavesOn } from "../support/behaves.ts"

/** What every AnalysisStore must do. */
export const analysisStoreContract = (
  name: string,
  layer: Layer.Layer<AnalysisStore | TaskStore | TranscriptStore>,
): void => {
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
      "names speakers as they are called today, and keeps the references",
      Effect.gen(function*() {
        const analyses = yield* AnalysisStore
        const tasks = yield* TaskStore
        const transcripts = yield* TranscriptStore
        yield* tasks.insert(aTask())
        const ann = { id: "speaker_1", name: "Ann" }
        yield* transcripts.replace(taskId(1), { segments: [], speakers: [ann] })
        const saved = anAnalysis({ summary: `- Call — owner: ${referenceTo(ann)}` })
        yield* analyses.save(taskId(1), saved)
        assert.strictEqual((yield* analyses.get(taskId(1)))?.summary, "- Call — owner: Ann")
        yield* transcripts.saveSpeakers(taskId(1), [{ ...ann, name: "Anna *B*" }])
        assert.strictEqual((yield* analyses.get(taskId(1)))?.summary, String.raw`- Call — owner: Anna \*B\*`)
        assert.deepStrictEqual(yield* analyses.stored(taskId(1)), saved)
        const shown = (yield* tasks.previews([taskId(1)])).get(taskId(1))?.summary
        assert.strictEqual(shown, "Call — owner: Anna *B*")
      }),
    )

    behaves(
      "keeps the parts of an analysis under way, the last under each key, until they are cleared or the task goes",
      Effect.gen(function*() {
        const analyses = yield* AnalysisStore
        const tasks = yield* TaskStore
        yield* Effect.forEach([1, 2], (n) => tasks.insert(aTask({ id: taskId(n) })))
        assert.isNull(yield* analyses.part(taskId(1), "first"))
        yield* analyses.savePart(taskId(1), "first", "Draft")
        yield* analyses.savePart(taskId(1), "first", "Notes with\u0000 a null")
        yield* analyses.savePart(taskId(1), "second", "More")
        yield* analyses.savePart(taskId(2), "first", "Of another")
        assert.match((yield* analyses.part(taskId(1), "first")) ?? "", /^Notes with.? a null$/)
        yield* analyses.clearParts(taskId(1))
        assert.isNull(yield* analyses.part(taskId(1), "second"))
        assert.strictEqual(yield* analyses.part(taskId(2), "first"), "Of another")
        yield* tasks.remove([taskId(2)])
        yield* analyses.savePart(taskId(2), "first", "Late")
        assert.isNull(yield* analyses.part(taskId(2), "first"))
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
