import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { renameSpeakers } from "#domain/transcript/use-cases/rename-speakers.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepTasks, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { anAnalysis } from "../../support/an-analysis.ts"

const id = taskId(1)
const line = (nth: number) => SegmentId.make(`g${nth}`)
const heard = { begin: 0, end: 400, text: "Hello", confidence: 1 }

/** A transcript of Ann and Ben whose first line has a word with its time, and a summary. */
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    const analyses = yield* AnalysisStore
    const { segments, speakers } = aTranscript(["Ann: Hello", "Ben: The launch moves to May"])
    yield* keepTasks(aTask({ analyst: "embedded", analysis: { _tag: "Completed", at: noon } }))
    yield* transcripts.replace(id, { segments, speakers })
    yield* transcripts.saveSegments(id, segments.map((one) => Object.assign(one, { words: [heard] })))
    yield* analyses.save(id, anAnalysis({ summary: "## Old" }))
    return yield* test
  })).pipe(Effect.provide(asAda))

const kept = Effect.gen(function*() {
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const { title, updatedAt } = yield* getTask.run({ taskId: id })
  return { title, updatedAt, ...(yield* transcripts.get(id)), analysis: yield* analyses.get(id) }
})

const decoded = Schema.decodeUnknownResult(editTask.input)

describe("an edit of nothing", () => {
  it.effect.each([{}, { timeline: [] }])(
    "%j changes nothing, not even the time of the last change",
    (nothing) =>
      scene(Effect.gen(function*() {
        const before = yield* kept
        yield* TestClock.adjust("1 minute")
        yield* editTask.run({ taskId: id, ...nothing })
        assert.deepStrictEqual(yield* kept, before)
      })),
  )

  it.each(["", "  \n"])("a summary of %j is refused", (summary) => {
    assert.isTrue(Result.isFailure(decoded({ task_id: id, summary })))
  })
})

const savesNothing = <A, E extends { readonly _tag: string; readonly message: string }, R>(
  edit: Effect.Effect<A, E, R>,
) =>
  Effect.gen(function*() {
    const before = yield* kept
    const { _tag } = yield* refusalWith(edit)
    assert.deepStrictEqual(yield* kept, before)
    return _tag
  })

const edit = (timeline: ReadonlyArray<{ id: SegmentId; text?: string; speakerId?: string }>) =>
  savesNothing(editTask.run({ taskId: id, title: "New", summary: "## New", timeline }))

describe("library.editTask", () => {
  it.effect("saves title, summary and lines together", () =>
    scene(Effect.gen(function*() {
      yield* editTask.run({
        taskId: id,
        title: "  Launch ",
        summary: "## New",
        summaryVersion: 1,
        timeline: [{ id: line(2), text: "The launch moves to June", speakerId: "s1" }],
      })
      const view = yield* getTask.run({ taskId: id })
      assert.deepInclude(view, { title: "Launch", summary: "## New", summaryVersion: 2 })
      assert.strictEqual(view.fullText, "Hello\nThe launch moves to June")
      assert.deepStrictEqual(view.timeline.map(({ speakerId }) => speakerId), ["s1", "s1"])
      assert.deepStrictEqual(view.updatedAt, noon)
      assert.isTrue((yield* kept).analysis?.isEdited)
    })))

  it.effect("changes only what is given", () =>
    scene(Effect.gen(function*() {
      const before = yield* kept
      yield* editTask.run({ taskId: id, title: "Launch" })
      assert.deepStrictEqual(yield* kept, { ...before, title: "Launch", updatedAt: noon })
    })))

  it.effect("keeps word times, and gives those of a changed text to its words", () =>
    scene(Effect.gen(function*() {
      yield* editTask.run({
        taskId: id,
        timeline: [{ id: line(1), text: "Hello", speakerId: null }, { id: line(2), text: "Changed" }],
      })
      assert.deepStrictEqual((yield* kept).segments.map(({ words, speakerId }) => [words, speakerId]), [
        [[heard], null],
        [[{ text: "Changed", begin: 0, end: 400, confidence: null }], "s2"],
      ])
    })))

  it.effect("combines two edits of one line", () =>
    scene(Effect.gen(function*() {
      yield* editTask.run({ taskId: id, timeline: [{ id: line(1), text: "Hi" }, { id: line(1), speakerId: "s2" }] })
      assert.deepInclude((yield* kept).segments[0], { text: "Hi", speakerId: "s2" })
    })))

  it.effect("merges a summary with what someone else has saved since it was read", () =>
    scene(Effect.gen(function*() {
      yield* editTask.run({ taskId: id, summary: "## Old\n\nTheirs", summaryVersion: 1 })
      yield* editTask.run({ taskId: id, summary: "Mine\n\n## Old", summaryVersion: 1 })
      assert.deepInclude((yield* kept).analysis, { summary: "Mine\n\n## Old\n\nTheirs\n", version: 3 })
      yield* editTask.run({ taskId: id, summary: "## All of it" })
      assert.deepInclude((yield* kept).analysis, { summary: "## All of it", version: 4 })
    })))

  it.effect("does not overwrite a summary whose earlier version is not known", () =>
    scene(Effect.gen(function*() {
      yield* editTask.run({ taskId: id, summary: "## Theirs", summaryVersion: 1 })
      const mine = { taskId: id, title: "Mine", summary: "## Mine", timeline: [{ id: line(1), text: "Mine" }] }
      assert.strictEqual(yield* savesNothing(editTask.run({ ...mine, summaryVersion: 0 })), "EditConflict")
      const { current } = yield* refusalWith(editTask.run({ ...mine, summaryVersion: 0 }))
      assert.deepStrictEqual(current, { summary: { version: 2, text: "## Theirs" } })
    })))

  it.effect("does not overwrite a line that someone else has changed", () =>
    scene(Effect.gen(function*() {
      yield* editTask.run({ taskId: id, timeline: [{ id: line(1), was: "Hello", text: "Theirs" }] })
      const mine = { taskId: id, title: "Mine", timeline: [{ id: line(1), was: "Hello", text: "Mine" }] }
      assert.strictEqual(yield* savesNothing(editTask.run(mine)), "EditConflict")
      const { current } = yield* refusalWith(editTask.run(mine))
      assert.deepStrictEqual(current, { lines: [{ id: "g1", text: "Theirs" }] })
    })))

  it.effect("saves both of two edits of the same version", () =>
    scene(Effect.gen(function*() {
      const edits = ["## Old\n\nOne", "## Old\n\nTwo"].map((summary) =>
        editTask.run({ taskId: id, summary, summaryVersion: 1 })
      )
      yield* Effect.all(edits, { concurrency: "unbounded" })
      const { analysis } = yield* kept
      assert.strictEqual(analysis?.version, 3)
      assert.sameMembers((analysis?.summary ?? "").split("\n").filter((text) => text !== ""), ["## Old", "One", "Two"])
    })))

  it.effect("saves nothing if a line or a speaker is unknown", () =>
    scene(Effect.gen(function*() {
      const known = { id: line(1), text: "Changed" }
      assert.strictEqual(yield* edit([known, { id: line(9), text: "x" }]), "SegmentNotFound")
      assert.strictEqual(yield* edit([known, { id: line(2), speakerId: "s9" }]), "SpeakerNotFound")
    })))

  it.effect("has no summary to save before the analysis", () =>
    atNoon(Effect.gen(function*() {
      yield* keepTasks(aTask())
      assert.strictEqual(yield* refusal(editTask.run({ taskId: id, title: "New", summary: "## New" })), "NotAnalysed")
      assert.strictEqual((yield* getTask.run({ taskId: id })).title, "Weekly sync")
    })).pipe(Effect.provide(asAda)))

  it.each([["", false], ["  ", false], ["x".repeat(200), true], ["x".repeat(201), false]])(
    "accepts titles of 1 to 200 characters: %j is accepted: %s",
    (title, isFine) => {
      assert.strictEqual(Result.isSuccess(Schema.decodeResult(editTask.input)({ task_id: id, title })), isFine)
      assert.strictEqual(Result.isSuccess(Schema.decodeResult(renameTask.input)({ task_id: id, title })), isFine)
    },
  )
})

describe("transcript.editSpeakerNames", () => {
  it.effect("renames the listed speakers throughout, and keeps the others", () =>
    scene(Effect.gen(function*() {
      const view = yield* editSpeakerNames.run({ taskId: id, speakers: [{ id: "s2", name: " Benjamin " }] })
      assert.deepStrictEqual(view.speakers, [{ id: "s1", name: "Ann" }, { id: "s2", name: "Benjamin" }])
      const { timeline } = yield* getTask.run({ taskId: id })
      assert.deepStrictEqual(timeline.map(({ speakerId }) => speakerId), ["s1", "s2"])
    })))

  it.effect("renames nobody if one is unknown", () =>
    scene(Effect.gen(function*() {
      const rename = editSpeakerNames.run({ taskId: id, speakers: [{ id: "s1", name: "X" }, { id: "s9", name: "Y" }] })
      assert.strictEqual(yield* savesNothing(rename), "SpeakerNotFound")
    })))
})

describe("transcript.renameSpeakers", () => {
  it.effect("does the same, and returns no text", () =>
    scene(Effect.gen(function*() {
      const speakers = [{ id: "s1", name: "Ann" }, { id: "s2", name: "Benjamin" }]
      const { revision } = yield* (yield* TranscriptStore).plain(id, 0)
      const answer = yield* renameSpeakers.run({ taskId: id, speakers: [{ id: "s2", name: " Benjamin " }] })
      assert.deepStrictEqual(answer, { taskId: id, revision: revision + 1, speakers })
      assert.deepStrictEqual((yield* kept).speakers, speakers)
    })))

  it.effect("renames nobody if one is unknown", () =>
    scene(Effect.gen(function*() {
      const rename = renameSpeakers.run({ taskId: id, speakers: [{ id: "s1", name: "X" }, { id: "s9", name: "Y" }] })
      assert.strictEqual(yield* savesNothing(rename), "SpeakerNotFound")
    })))
})

describe("analysis.redrawMindMap", () => {
  it.effect("draws the edited summary, and keeps everything else", () =>
    scene(Effect.gen(function*() {
      yield* editTask.run({ taskId: id, title: "Launch", summary: "## Plan\n\n- Tell the press" })
      const before = (yield* kept).analysis
      const { mindMap } = yield* redrawMindMap.run({ taskId: id })
      assert.strictEqual(mindMap.text, "Launch")
      assert.deepStrictEqual(mindMap.children.map(({ text, children }) => [text, children[0]?.text]), [
        ["Plan", "Tell the press"],
      ])
      assert.deepStrictEqual((yield* kept).analysis, before && { ...before, mindMap, updatedAt: noon })
    })))

  it.effect("needs an analysis", () =>
    atNoon(Effect.gen(function*() {
      yield* keepTasks(aTask())
      assert.strictEqual(yield* refusal(redrawMindMap.run({ taskId: id })), "NotAnalysed")
    })).pipe(Effect.provide(asAda)))
})
