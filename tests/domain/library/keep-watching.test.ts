import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Queue, Stream } from "effect"
import { TestClock } from "effect/testing"
import { keepUsers, refusal } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { transcribed } from "../../support/a-transcribed-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anAnalysis } from "../../support/an-analysis.ts"

const id = taskId(1)
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) => transcribed(["Ann: one", "Ben: two"], test)

interface Told {
  readonly revision: number
  readonly summary: number | null
  readonly isOver: boolean
}

/** Opens the finished task in a second window: its next update, and how many are pending. */
const watching = Effect.gen(function*() {
  const told = yield* Queue.unbounded<Told>()
  const watcher = yield* watchTask.stream({ taskId: id, keep: true }).pipe(
    Stream.runForEach(({ revision, summaryVersion: summary, isOver }) =>
      Queue.offer(told, { revision, summary, isOver })
    ),
    Effect.forkChild,
  )
  return { next: Queue.take(told), waiting: Queue.size(told), watcher }
})

describe("library.watchTask with `keep`", () => {
  it.effect("reports changes to lines, speakers and summaries", () =>
    scene(Effect.gen(function*() {
      const analyses = yield* AnalysisStore
      yield* analyses.save(id, anAnalysis())
      const { next } = yield* watching
      assert.deepStrictEqual(yield* next, { revision: 1, summary: 1, isOver: true })
      yield* editLines.run({ taskId: id, lines: [{ id: SegmentId.make("g1"), text: "eins" }] })
      assert.deepStrictEqual(yield* next, { revision: 2, summary: 1, isOver: true })
      yield* mergeSpeakers.run({ taskId: id, from: "s2", into: "s1" })
      assert.deepStrictEqual(yield* next, { revision: 4, summary: 1, isOver: true })
      yield* editTask.run({ taskId: id, summary: "## New" })
      assert.deepStrictEqual(yield* next, { revision: 4, summary: 2, isOver: true })
    })))

  it.effect("polls every fifteen seconds in case it missed something, and repeats nothing", () =>
    scene(Effect.gen(function*() {
      const transcripts = yield* TranscriptStore
      const { next, waiting } = yield* watching
      assert.deepInclude(yield* next, { revision: 1 })
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* waiting, 0)
      yield* transcripts.saveSpeakers(id, [])
      yield* TestClock.adjust("14 seconds")
      assert.strictEqual(yield* waiting, 0)
      yield* TestClock.adjust("1 second")
      assert.deepInclude(yield* next, { revision: 2 })
    })))

  it.effect("reports when work begins again, and when the task is gone", () =>
    scene(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const { next, watcher } = yield* watching
      assert.deepInclude(yield* next, { isOver: true })
      yield* startAnalysis.run({ taskId: id })
      assert.deepInclude(yield* next, { isOver: false })
      const tasks = yield* TaskStore
      yield* tasks.remove([id])
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual(yield* refusal(Fiber.join(watcher)), "TaskNotFound")
    })))
})
