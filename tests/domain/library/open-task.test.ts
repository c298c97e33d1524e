import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { getColumns } from "#domain/transcript/use-cases/get-columns.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema, Struct } from "effect"
import { atNoon, keepTasks } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"
import { transcribed } from "../../support/a-transcribed-task.ts"
import { anAnalysis } from "../../support/an-analysis.ts"
import { planned, spoken } from "../../support/pipeline/a-plan.ts"
import { aTranscriptionState } from "../../support/task-states.ts"

const id = taskId(1)
const open = openTask.run({ taskId: id })
const columns = getColumns.run({ taskId: id })
const many = Array.from({ length: 450 }, (_, nth) => `${nth % 2 === 0 ? "Ann" : "Ben"}: line ${nth}`)

/** A task with the first of two chunks recognised. */
const halfHeard = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const works = yield* WorkStore
    yield* keepTasks(aTask({ transcription: aTranscriptionState("Running") }))
    const speech = [{ begin: 0, end: 400.6 }, { begin: 60_000, end: 61_000 }]
    yield* planned(id, spoken(speech))
    const words = [{ begin: 0.4, end: 400.6, text: "Hello", confidence: 1 }]
    yield* works.finish(id, 0, { words, sentences: null, turns: null, language: "en" })
    return yield* test
  })).pipe(Effect.provide(asAda))

describe("library.openTask", () => {
  it.effect("returns what library.getTask returns, with the first lines and their total number", () =>
    transcribed(
      many,
      Effect.gen(function*() {
        const analyses = yield* AnalysisStore
        yield* analyses.save(id, anAnalysis())
        const whole = yield* getTask.run({ taskId: id })
        const opened = yield* open
        const shared = Struct.omit(whole, ["timeline", "fullText", "collaborators", "suggestions"])
        assert.deepStrictEqual(Struct.pick(opened, Struct.keys(shared)), shared)
        assert.deepInclude(opened, { isEdited: false, isSpoken: true, summaryVersion: 1 })
        const { revision, count, segments } = opened.transcript
        assert.deepStrictEqual([revision, count, segments], [1, 450, whole.timeline.slice(0, 200)])
      }),
    ))

  it.effect("reports that the summary was edited, and the revision of the transcript", () =>
    transcribed(
      ["Ann: one"],
      Effect.gen(function*() {
        const analyses = yield* AnalysisStore
        yield* analyses.save(id, anAnalysis())
        yield* editTask.run({ taskId: id, summary: "## Mine" })
        yield* editLines.run({ taskId: id, lines: [{ id: SegmentId.make("g1"), text: "eins" }] })
        const { summary, summaryVersion, isEdited, transcript } = yield* open
        assert.deepStrictEqual([summary, summaryVersion, isEdited, transcript.revision], ["## Mine", 2, true, 2])
      }),
    ))

  it.effect.each(
    [["audio", true], ["video", true], ["link", true], ["meeting", true], ["document", false], [
      "text",
      false,
    ]] as const,
  )("says whether lines have times: %s", ([source, isSpoken]) =>
    transcribed(
      ["one"],
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* tasks.modify(id, (task) => Result.succeed({ ...task, source }))
        assert.strictEqual((yield* open).isSpoken, isSpoken)
      }),
    ))

  it.effect("shows what has been recognised so far", () =>
    halfHeard(Effect.gen(function*() {
      const { status, transcript, summary } = yield* open
      assert.deepStrictEqual([status, transcript.revision, transcript.count, summary], ["transcribing", 0, 1, null])
      assert.include(transcript.segments[0]?.text, "Hello")
    })))
})

describe("transcript.getColumns", () => {
  it.effect("returns the lines that library.getTask returns", () =>
    transcribed(
      [...many, "nobody in particular"],
      Effect.gen(function*() {
        const { timeline } = yield* getTask.run({ taskId: id })
        const { taskId: ofTask, isComplete, revision, speakers, ...lists } = yield* columns
        assert.deepStrictEqual([ofTask, isComplete, revision], [id, true, 1])
        const lines = lists.ids.map((line, at) => ({
          id: line,
          begin: lists.begins[at],
          end: lists.ends[at],
          text: lists.texts[at],
          speakerId: speakers[lists.speakerOf[at] ?? -1]?.id ?? null,
        }))
        assert.deepStrictEqual(lines, [...timeline])
        assert.strictEqual(lists.speakerOf.at(-1), -1)
      }),
    ))

  it.effect("has whole milliseconds, and reports that more lines will follow", () =>
    halfHeard(Effect.gen(function*() {
      const answer = yield* columns
      assert.deepInclude(answer, { isComplete: false, revision: 0, begins: [0], ends: [401], speakerOf: [-1] })
      assert.doesNotThrow(() => Schema.encodeSync(getColumns.output)(answer))
    })))

  it.effect("agrees with ranges of the transcript", () =>
    transcribed(
      many,
      Effect.gen(function*() {
        const { ids, begins, ends } = yield* columns
        const { segments } = yield* getTranscript.run({ taskId: id, from: 4000, to: 12_000 })
        const within = ids.filter((_, at) => (ends[at] ?? 0) > 4000 && (begins[at] ?? 0) < 12_000)
        assert.deepStrictEqual(segments.map((line) => line.id), within)
      }),
    ))
})
