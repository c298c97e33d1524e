import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import type { Draft } from "#domain/analysis/analysis.ts"
import { type AnalysisRequest, Analyst } from "#domain/analysis/analyst.port.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import type { Job } from "#domain/job/job.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"

const id = taskId(1)
const job: Job = { kind: "analyse", taskId: id, attempt: 1, account: ada, priority: false }
const point = {
  text: "The launch moves to May",
  segments: [SegmentId.make("g1")],
  quote: "moves to May",
  owner: null,
  due: null,
}
const draft: Draft = { scenario: "meeting", sections: [{ kind: "overview", title: "Overview", points: [point] }] }

const analysing = (analyse: (request: AnalysisRequest) => Effect.Effect<Draft>) =>
  Effect.provideService(analyseTask(job), Analyst, { name: "scripted", prepare: () => Effect.void, analyse })

it.effect("a job that is run again after its process was killed finds what was written, until the analysis is complete", () =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser())
    yield* keepTasks(aTask())
    yield* (yield* TranscriptStore).replace(id, aTranscript(["Ann: The launch moves to May"]))
    yield* startAnalysis.run({ taskId: id })
    const halfway = yield* Deferred.make<void>()
    const killed = yield* Effect.forkChild(analysing(({ parts }) =>
      Effect.gen(function*() {
        yield* parts?.keep("window 1", "Notes") ?? Effect.void
        yield* Deferred.succeed(halfway, undefined)
        return yield* Effect.never
      })
    ))
    yield* Deferred.await(halfway)
    yield* Fiber.interrupt(killed)
    let found: string | null = null
    yield* analysing(({ parts }) =>
      Effect.gen(function*() {
        found = parts === undefined ? null : yield* parts.find("window 1")
        return draft
      })
    )
    assert.strictEqual(found, "Notes")
    const analyses = yield* AnalysisStore
    assert.include((yield* analyses.get(id))?.summary, "The launch moves to May")
    assert.isNull(yield* analyses.part(id, "window 1"))
  })).pipe(Effect.provide(asAda)))
