import { Answerer } from "#domain/asking/answerer.port.ts"
import { AnswererFailed } from "#domain/asking/errors.ts"
import { deleteHistory } from "#domain/asking/use-cases/delete-history.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { taskId } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { askedBy, asks } from "#tests/support/asking/an-asked-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"

const task = { taskId: taskId(1) }
const suggested = Effect.map(getHistory.run(task), ({ suggestions }) => suggestions)

const counting = (
  found: () => Effect.Effect<ReadonlyArray<string>, AnswererFailed>,
  prepare: () => Effect.Effect<void> = () => Effect.void,
) => Layer.succeed(Answerer, { name: "counting", answer: () => Stream.empty, prepare, suggest: found })

describe("the suggestions of a task", () => {
  it.effect("are found once for each state of its lines, and are shown with the task", () => {
    let times = 0
    return askedBy(
      "pro",
      Effect.gen(function*() {
        assert.deepStrictEqual((yield* getTask.run(task)).suggestions, [])
        assert.deepStrictEqual(yield* suggested, ["Question 1?"])
        assert.deepStrictEqual(yield* suggested, ["Question 1?"])
        assert.deepStrictEqual((yield* getTask.run(task)).suggestions, ["Question 1?"])
        yield* (yield* TranscriptStore).replace(taskId(1), aTranscript(["Ann: Something else was said."]))
        assert.deepStrictEqual(yield* suggested, ["Question 2?"])
      }).pipe(Effect.provide(counting(() => Effect.sync(() => [`Question ${++times}?`])))),
    )
  })

  it.effect("let the answerer get ready when they are known already", () => {
    let prepared = 0
    const answerer = counting(() => Effect.succeed(["Question?"]), () => Effect.sync(() => void prepared++))
    return askedBy(
      "pro",
      Effect.gen(function*() {
        yield* suggested
        assert.strictEqual(prepared, 0)
        yield* suggested
        assert.strictEqual(prepared, 1)
      }).pipe(Effect.provide(answerer)),
    )
  })

  it.effect("are none when the answerer fails, or there is no content", () =>
    askedBy(
      "pro",
      Effect.gen(function*() {
        const failed = new AnswererFailed({ reason: "timed-out", detail: "no answer in time" })
        assert.deepStrictEqual(
          yield* Effect.provide(
            suggested,
            counting(() => Effect.fail(failed)),
          ),
          [],
        )
        yield* (yield* TranscriptStore).replace(taskId(1), { segments: [], speakers: [] })
        assert.deepStrictEqual(yield* suggested, [])
      }),
    ))
})

describe("deleting a history", () => {
  it.effect("is for good, and gives no question back", () =>
    askedBy(
      "free",
      Effect.gen(function*() {
        yield* asks()
        assert.deepStrictEqual(yield* deleteHistory.run(task), { ...task, isDeleted: true })
        assert.deepStrictEqual(yield* deleteHistory.run(task), { ...task, isDeleted: false })
        const { messages, questionsLeft } = yield* getHistory.run(task)
        assert.deepStrictEqual([messages, questionsLeft], [[], 4])
      }),
    ))
})
