import { retranscribeSpan } from "#domain/pipeline/jobs/retranscribe-span.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { refusal } from "../../support/a-scene.ts"
import { again, finished, jobAgain, saidIn, spanId } from "../../support/pipeline/a-finished-recording.ts"
import { brokenChunk, type Script } from "../../support/pipeline/scripted-speech.ts"

const faint = [[9200, "faint"], [9500, "words"], [19_200, "more"], [19_500, "words"]] as const

/** Two faint words after each of the first two lines. */
const between: Script = {
  duration: 60_000,
  speech: [],
  hear: ({ begin, end }) =>
    Effect.succeed(
      faint.filter(([at]) => at >= begin && at < end).map(([at, text]) => `${text}@${at}`).join(" "),
    ),
}

const possible = [{ begin: 9000, end: 10_000 }, { begin: 19_000, end: 20_000 }]
const all = { from: 0, to: 60_000, onlyPossible: true }

const withPossible = Effect.gen(function*() {
  const tasks = yield* TaskStore
  yield* tasks.modify(
    spanId,
    (task) => Result.succeed({ ...task, coverage: task.coverage === null ? null : { ...task.coverage, possible } }),
  )
  return yield* tasks.get(spanId)
})

const charged = Effect.gen(function*() {
  const ledger = yield* MinuteLedger
  return 0 - (yield* ledger.ofAttempt(spanId, -1)).reduce((sum, { minutes }) => sum + minutes, 0)
})

describe("all that may be speech", () => {
  it.effect("is transcribed in one job that touches nothing else, charged once, and undone at once", () =>
    finished(between, ({ asked }) =>
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const transcripts = yield* TranscriptStore
        const { coverage } = yield* withPossible
        const [before, lines] = [yield* saidIn, yield* transcripts.get(spanId)]
        const { retranscription } = yield* again(all)
        assert.deepInclude(retranscription, { begin: 9000, end: 20_000, onlyPossible: true })
        yield* retranscribeSpan(jobAgain(1))
        assert.deepStrictEqual(yield* saidIn, [
          before[0],
          "Ben Faint words.",
          before[1],
          "Ann More words.",
          ...before.slice(2),
        ])
        assert.lengthOf(asked, 2)
        assert.deepStrictEqual((yield* tasks.get(spanId)).coverage, coverage && { ...coverage, possible: [] })
        assert.strictEqual(yield* charged, 1)
        yield* undoChange.run({ taskId: spanId })
        assert.deepStrictEqual(yield* transcripts.get(spanId), lines)
        assert.deepStrictEqual((yield* tasks.get(spanId)).coverage, coverage)
      })))

  it.effect("stays listed where it could not be recognised", () =>
    finished({
      ...between,
      hear: (chunk, time) => chunk.begin > 12_000 ? Effect.fail(brokenChunk) : between.hear(chunk, time),
    }, () =>
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* withPossible
        yield* again(all)
        yield* retranscribeSpan(jobAgain(1))
        const { coverage } = yield* tasks.get(spanId)
        assert.deepStrictEqual(coverage?.possible, possible.slice(1))
        assert.lengthOf(coverage?.gaps ?? [], 1)
      })))

  it.effect("costs nothing when it is cancelled, and is refused when there is none", () =>
    finished(between, () =>
      Effect.gen(function*() {
        yield* withPossible
        yield* again(all)
        yield* cancelTask.run({ taskId: spanId })
        assert.strictEqual(yield* charged, 0)
        assert.strictEqual(yield* refusal(again({ ...all, from: 30_000 })), "SpanEmpty")
      })))
})
