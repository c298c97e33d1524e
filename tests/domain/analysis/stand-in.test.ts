import type { Draft } from "#domain/analysis/analysis.ts"
import { Analyst, type SummaryWriter } from "#domain/analysis/analyst.port.ts"
import { AnalystFailed } from "#domain/analysis/errors.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import type { Job } from "#domain/job/job.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"

const id = taskId(1)
const aJob: Job = { kind: "analyse", taskId: id, attempt: 1, account: ada, priority: false }

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, language: string | null = null) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    yield* keepUsers(aUser({ language }))
    yield* keepTasks(aTask({ language: "en" }))
    yield* transcripts.replace(id, aTranscript(["Ann: The launch moves to May"]))
    yield* startAnalysis.run({ taskId: id })
    return yield* test
  })).pipe(Effect.provide(asAda))

const draftOf = (text: string): Draft => ({
  scenario: "meeting",
  sections: [{
    kind: "overview",
    title: "Overview",
    points: [{ text, segments: [SegmentId.make("g1")], quote: null, owner: null, due: null }],
  }],
})

const builtIn: SummaryWriter = {
  name: "embedded",
  writesOnlySpoken: true,
  analyse: ({ language }) => Effect.succeed(draftOf(`built in, ${language}`)),
}

const failing = (reason: AnalystFailed["reason"], retryAfter?: number) =>
  new AnalystFailed({ reason, detail: "x", ...(retryAfter !== undefined && { retryAfter }) })

/** Runs a job with a model that answers like this and the built-in analyst behind it. */
const run = (answer: Effect.Effect<Draft, AnalystFailed>, job: Job = aJob) =>
  Effect.provideService(analyseTask(job), Analyst, {
    name: "model",
    standIn: builtIn,
    prepare: () => Effect.void,
    analyse: () => answer,
  })

const seen = Effect.map(getTask.run({ taskId: id }), (task) => ({
  ...task,
  codes: task.notices.map(({ code }) => code),
}))

describe("the built-in analyst stands in", () => {
  it.effect.each(["refused-key", "rate-limited", "timed-out", "remote-error", "unreadable-answer"] as const)(
    "for a model that fails with %s, and the task says so",
    (reason) =>
      scene(Effect.gen(function*() {
        yield* run(Effect.fail(failing(reason)))
        const { status, analyst, summary, codes, notices } = yield* seen
        assert.deepStrictEqual([status, analyst, codes], ["analysisCompleted", "embedded", [
          `BuiltInSummary:${reason}`,
        ]])
        assert.include(summary, "built in, en")
        assert.match(notices[0]?.message ?? "", /^The built-in analyst wrote this summary because the language model/)
      })),
  )

  it.effect("for a model that found nothing to write", () =>
    scene(Effect.gen(function*() {
      yield* run(Effect.succeed({ scenario: "meeting", sections: [] }))
      assert.deepStrictEqual((yield* seen).codes, ["BuiltInSummary:unreadable-answer"])
    })))

  it.effect("until another try succeeds", () =>
    scene(Effect.gen(function*() {
      yield* run(Effect.fail(failing("remote-error")))
      yield* startAnalysis.run({ taskId: id })
      yield* run(Effect.succeed(draftOf("by the model")), { ...aJob, attempt: 2 })
      const { analyst, codes } = yield* seen
      assert.deepStrictEqual([analyst, codes], ["model", []])
    })))

  it.effect("in the language of the transcript, and says why", () =>
    scene(
      Effect.gen(function*() {
        yield* run(Effect.fail(failing("remote-error")))
        const { summary, codes } = yield* seen
        assert.include(summary, "built in, en")
        assert.include(summary, "## Overview")
        assert.deepStrictEqual(codes, ["BuiltInSummary:remote-error", "SummaryInSpokenLanguage"])
      }),
      "de",
    ))
})

describe("a service that asks to be left alone for ten minutes", () => {
  const busy = Effect.fail(failing("rate-limited", 600_000))

  it.effect("is asked again when they are over", () =>
    scene(Effect.gen(function*() {
      yield* run(busy)
      assert.strictEqual((yield* seen).status, "analyzing")
      const [, next] = yield* jobs
      assert.deepStrictEqual(next, { ...aJob, attempt: 2, waits: 1 })
      yield* run(Effect.succeed(draftOf("by the model")), next)
      assert.deepStrictEqual((yield* seen).analyst, "model")
    })))

  it.effect("is not waited for without end, nor for hours", () =>
    scene(Effect.gen(function*() {
      yield* run(busy, { ...aJob, waits: 4 })
      assert.deepStrictEqual((yield* seen).codes, ["BuiltInSummary:rate-limited"])
      yield* startAnalysis.run({ taskId: id })
      yield* run(Effect.fail(failing("rate-limited", 36_000_000)), { ...aJob, attempt: 2 })
      assert.strictEqual((yield* seen).analyst, "embedded")
    })))
})
