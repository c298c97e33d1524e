import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import type { Draft } from "#domain/analysis/analysis.ts"
import { type AnalysisRequest, Analyst } from "#domain/analysis/analyst.port.ts"
import { AnalystFailed } from "#domain/analysis/errors.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import type { Job } from "#domain/job/job.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepTasks, keepUsers, refusal } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { aTranscriptionState } from "../../support/task-states.ts"
import { announced, listening } from "../../support/webhook/announced.ts"

const id = taskId(1)
const jobFor = (attempt: number): Job => ({ kind: "analyse", taskId: id, attempt, account: ada, priority: false })

const aPoint = (text: string, segment: string, quote: string | null = null) => ({
  text,
  segments: [SegmentId.make(segment)],
  quote,
  owner: null,
  due: null,
})

const draftOf = (...points: Draft["sections"][number]["points"]): Draft => ({
  scenario: "meeting",
  sections: [{ kind: "overview", title: "Overview", points }],
})

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, lines = ["Ann: The launch moves to May"]) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    yield* keepUsers(aUser())
    yield* keepTasks(aTask())
    yield* transcripts.replace(id, aTranscript(lines))
    return yield* test
  })).pipe(Effect.provide(asAda))

/** Runs the job of an attempt with an analyst that answers like this; returns what it was asked. */
const analyse = (attempt: number, answer: Effect.Effect<Draft, AnalystFailed>) =>
  Effect.gen(function*() {
    const asked: Array<AnalysisRequest> = []
    yield* Effect.provideService(analyseTask(jobFor(attempt)), Analyst, {
      name: "scripted",
      prepare: () => Effect.void,
      analyse: (request, onProgress) => {
        asked.push(request)
        return Effect.andThen(onProgress("planning summary"), answer)
      },
    })
    return asked
  })

const fine = Effect.succeed(draftOf(aPoint("The launch moves to May", "g1", "moves to May")))

describe("analysis.startAnalysis", () => {
  it.effect.each(
    [
      ["NotStarted", "TranscriptEmpty"],
      ["Waiting", "TranscriptNotReady"],
      ["Running", "TranscriptNotReady"],
      ["Failed", "TranscriptEmpty"],
    ] as const,
  )(
    "needs the transcript: %s",
    ([state, expected]) =>
      scene(Effect.gen(function*() {
        yield* keepTasks(aTask({ transcription: aTranscriptionState(state) }))
        assert.strictEqual(yield* refusal(startAnalysis.run({ taskId: id })), expected)
        assert.isEmpty(yield* jobs)
      })),
  )

  it.effect("refuses an empty transcript", () =>
    scene(
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(startAnalysis.run({ taskId: id })), "TranscriptEmpty")
      }),
      [" "],
    ))

  it.effect("refuses to start twice at a time", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual((yield* startAnalysis.run({ taskId: id })).status, "analyzing")
      assert.strictEqual(yield* refusal(startAnalysis.run({ taskId: id })), "AnalysisRunning")
      assert.deepStrictEqual(yield* jobs, [jobFor(1)])
    })))
})

describe("pipeline.analyseTask", () => {
  it.effect("stores summary, claims and mind map, and counts the versions", () =>
    scene(Effect.gen(function*() {
      yield* listening
      yield* startAnalysis.run({ taskId: id })
      yield* analyse(1, fine)
      assert.deepStrictEqual(yield* announced, [{ type: "analysis.completed", taskId: id }])
      const first = yield* getTask.run({ taskId: id })
      assert.deepInclude(first, { status: "analysisCompleted", analyst: "scripted", summaryVersion: 1 })
      assert.include(first.summary, "The launch moves to May")
      assert.strictEqual(first.mindMap?.text, "Weekly sync")
      assert.strictEqual((yield* startAnalysis.run({ taskId: id })).status, "regenerating")
      yield* analyse(2, fine)
      assert.deepInclude(yield* getSummary.run({ taskId: id }), { version: 2, isEdited: false })
    })))

  it.effect("marks what was never said", () =>
    scene(Effect.gen(function*() {
      yield* startAnalysis.run({ taskId: id })
      yield* analyse(
        1,
        Effect.succeed(draftOf(
          aPoint("The launch moves.", "g1", "launch moves"),
          aPoint("Never said", "g1", "launch is cancelled"),
          aPoint("Nowhere", "g9"),
        )),
      )
      const { sections } = yield* getSummary.run({ taskId: id })
      assert.deepStrictEqual(sections.flatMap(({ points }) => points.map(({ supported }) => supported)), [
        true,
        false,
        false,
      ])
    })))

  it.effect("reports why it failed, and keeps the earlier result", () =>
    scene(Effect.gen(function*() {
      yield* startAnalysis.run({ taskId: id })
      yield* analyse(1, fine)
      const before = yield* getSummary.run({ taskId: id })
      yield* startAnalysis.run({ taskId: id })
      yield* analyse(2, Effect.fail(new AnalystFailed({ reason: "rate-limited", detail: "429" })))
      const { status, errorCode, errorDescription, analyst } = yield* getTask.run({ taskId: id })
      assert.deepStrictEqual([status, analyst], ["analysisFailed", "scripted"])
      assert.match(errorCode ?? "", /^AnalystFailed/)
      assert.notInclude(errorDescription, "minutes")
      assert.deepStrictEqual(yield* getSummary.run({ taskId: id }), before)
    })))

  it.effect("reveals nothing of a defect", () =>
    scene(Effect.gen(function*() {
      yield* startAnalysis.run({ taskId: id })
      yield* analyse(1, Effect.die(new Error("secret 10.0.0.7")))
      const view = yield* getTask.run({ taskId: id })
      assert.deepInclude(view, { status: "analysisFailed", errorCode: "InternalError" })
      assert.notInclude(JSON.stringify(view), "10.0.0.7")
    })))

  it.effect("stops when it is cancelled, if need be by polling, and stores nothing", () =>
    scene(Effect.gen(function*() {
      const thinking = yield* Deferred.make<void>()
      yield* startAnalysis.run({ taskId: id })
      const worker = yield* Effect.forkChild(
        analyse(1, Effect.andThen(Deferred.succeed(thinking, undefined), Effect.never)),
      )
      yield* Deferred.await(thinking)
      yield* cancelTask.run({ taskId: id })
      yield* TestClock.adjust("5 seconds")
      yield* Fiber.join(worker)
      assert.deepInclude(yield* getTask.run({ taskId: id }), {
        status: "analysisFailed",
        errorCode: "TaskCancelled",
        summary: null,
      })
    })))

  it.effect("keeps the earlier result when its replacement is cancelled, even if noticed only by polling", () =>
    scene(Effect.gen(function*() {
      yield* startAnalysis.run({ taskId: id })
      yield* analyse(1, fine)
      const before = yield* getSummary.run({ taskId: id })
      assert.strictEqual((yield* startAnalysis.run({ taskId: id })).status, "regenerating")
      const thinking = yield* Deferred.make<void>()
      const deaf = { publish: () => Effect.void, subscribe: Stream.never }
      const worker = yield* Effect.forkChild(
        Effect.provideService(
          analyse(2, Effect.andThen(Deferred.succeed(thinking, undefined), Effect.never)),
          TaskEvents,
          deaf,
        ),
      )
      yield* Deferred.await(thinking)
      const { status, errorCode, progress } = yield* cancelTask.run({ taskId: id })
      assert.deepStrictEqual([status, errorCode, progress], ["analysisCompleted", null, null])
      assert.isEmpty(yield* jobs)
      yield* TestClock.adjust("5 seconds")
      yield* Fiber.join(worker)
      assert.deepStrictEqual(yield* getSummary.run({ taskId: id }), before)
      assert.strictEqual((yield* startAnalysis.run({ taskId: id })).status, "regenerating")
    })))

  it.effect.each([["its result", fine], ["its failure", Effect.die("late")]] as const)(
    "of an earlier attempt that missed the event changes nothing: %s",
    ([, ending]) =>
      scene(Effect.gen(function*() {
        const analyses = yield* AnalysisStore
        yield* startAnalysis.run({ taskId: id })
        const thinking = yield* Deferred.make<void>()
        const goOn = yield* Deferred.make<void>()
        const late = Effect.andThen(Deferred.succeed(thinking, undefined), Effect.andThen(Deferred.await(goOn), ending))
        const deaf = { publish: () => Effect.void, subscribe: Stream.never }
        const worker = yield* Effect.forkChild(Effect.provideService(analyse(1, late), TaskEvents, deaf))
        yield* Deferred.await(thinking)
        yield* cancelTask.run({ taskId: id })
        yield* startAnalysis.run({ taskId: id })
        yield* Deferred.succeed(goOn, undefined)
        yield* Fiber.join(worker)
        assert.strictEqual((yield* getTask.run({ taskId: id })).status, "analyzing")
        assert.isNull(yield* analyses.get(id))
      })),
  )

  it.effect("does nothing if the work is over or unknown", () =>
    scene(Effect.gen(function*() {
      yield* startAnalysis.run({ taskId: id })
      assert.isEmpty(yield* analyse(2, fine))
      assert.lengthOf(yield* analyse(1, fine), 1)
      assert.isEmpty(yield* analyse(1, fine))
      yield* Effect.provideService(analyseTask({ ...jobFor(1), taskId: taskId(9) }), Analyst, {
        name: "scripted",
        prepare: () => Effect.void,
        analyse: () => Effect.die("nothing to analyse"),
      })
      assert.deepInclude(yield* getSummary.run({ taskId: id }), { version: 1 })
    })))
})
