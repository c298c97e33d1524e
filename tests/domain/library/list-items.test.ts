import { Analyst } from "#domain/analysis/analyst.port.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { atNoon, keepTasks } from "../../support/a-scene.ts"
import { asAda, at, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { hearing, jobOf, recordingId, startedAtNoon, usualSpeech } from "../../support/pipeline/a-recording.ts"

/** Speakers and excerpt as shown in the list. */
const listed = Effect.map(
  listTasks.run({}),
  ({ items: [item] }) => [item?.speakers.map(({ name }) => name), item?.excerpt],
)

const analysed = (attempt: number, text: string) =>
  Effect.provideService(analyseTask(jobOf(attempt, { kind: "analyse" })), Analyst, {
    name: "scripted",
    prepare: () => Effect.void,
    analyse: ({ transcript }) =>
      Effect.succeed({
        scenario: "meeting",
        sections: [{
          kind: "overview",
          title: "Overview",
          points: [{
            text,
            segments: [transcript.segments[0]?.id ?? SegmentId.make("none")],
            quote: null,
            owner: null,
            due: null,
          }],
        }],
      }),
  })

const ids = (asked: typeof listTasks.input.Type) =>
  Effect.map(listTasks.run(asked), ({ items }) => items.map(({ id }) => Number(id.slice(-1))))

describe("a task in a list", () => {
  it.effect("always has the current speakers and excerpt, in a list and by itself", () =>
    startedAtNoon(hearing(usualSpeech, () =>
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* listed, [[], null])
        yield* transcribeTask(jobOf(1))
        const transcripts = yield* TranscriptStore
        const { speakers } = yield* transcripts.get(recordingId)
        assert.isNotEmpty(speakers)
        assert.deepStrictEqual(yield* listed, [speakers.map(({ name }) => name), null])
        yield* analysed(1, "It was about [money]")
        assert.strictEqual((yield* listed)[1], "It was about [money] (not verified)")
        yield* transcripts.replace(recordingId, aTranscript(["Ann: hello", "Ben: hello", "Cleo: hello"]))
        yield* editSpeakerNames.run({ taskId: recordingId, speakers: [{ id: "s1", name: "Anna" }] })
        assert.deepStrictEqual((yield* listed)[0], ["Anna", "Ben", "Cleo"])
        yield* mergeSpeakers.run({ taskId: recordingId, from: "s3", into: "s1" })
        assert.deepStrictEqual((yield* listed)[0], ["Anna", "Ben"])
        yield* editTask.run({ taskId: recordingId, summary: "## Overview\n\n- It was about **time**" })
        assert.strictEqual((yield* listed)[1], "It was about time")
        yield* startAnalysis.run({ taskId: recordingId })
        assert.strictEqual((yield* listed)[1], "It was about time")
        yield* analysed(2, "It was about people")
        assert.deepStrictEqual(yield* listed, [["Anna", "Ben"], "It was about time It was about people (not verified)"])
        const { speakers: names, excerpt } = yield* getTask.run({ taskId: recordingId })
        assert.deepStrictEqual([names.map(({ name }) => name), excerpt], yield* listed)
      }))).pipe(Effect.provide(asAda)))

  it.effect("is sorted and filtered as requested", () =>
    atNoon(Effect.gen(function*() {
      const createdAt = at("2026-11-19T09:00:00.000Z")
      yield* keepTasks(
        aTask({ id: taskId(1), title: "Beta", createdAt, duration: 90 }),
        aTask({ id: taskId(2), title: "alpha", source: "video" }),
      )
      assert.deepStrictEqual(yield* ids({}), [2, 1])
      assert.deepStrictEqual(yield* ids({ sort: "oldest" }), [1, 2])
      assert.deepStrictEqual(yield* ids({ sort: "title" }), [2, 1])
      assert.deepStrictEqual(yield* ids({ sort: "longest" }), [1, 2])
      assert.deepStrictEqual(yield* ids({ source: "video" }), [2])
      assert.deepStrictEqual(yield* ids({ state: "finished", source: "audio" }), [1])
      assert.deepStrictEqual(yield* ids({ state: "running" }), [])
    })).pipe(Effect.provide(asAda)))

  it.each([[{ sort: "size" }], [{ state: "done" }], [{ source: "tape" }]])("is not asked for by %j", (asked) => {
    assert.isTrue(Result.isFailure(Schema.decodeUnknownResult(listTasks.input)(asked)))
  })
})

describe("a match", () => {
  it.effect("has its task, field and marks, with a long line cut around them", () =>
    atNoon(Effect.gen(function*() {
      const transcripts = yield* TranscriptStore
      yield* keepTasks(aTask())
      yield* transcripts.replace(taskId(1), aTranscript(["Ann: x", `Ben: ${"word ".repeat(100)}and the plan of it`]))
      const { items: [found], total } = yield* searchTasks.run({ query: "plan" })
      assert.strictEqual(total, 1)
      assert.deepInclude(found, { field: "transcript", begin: 4000 })
      assert.deepStrictEqual(found?.task.speakers.map(({ name }) => name), ["Ann", "Ben"])
      assert.match(found?.line ?? "", /^…word .* and the plan of it$/)
      assert.deepStrictEqual(found?.marks.map(([from, to]) => found.line.slice(from, to)), ["plan"])
    })).pipe(Effect.provide(asAda)))
})
