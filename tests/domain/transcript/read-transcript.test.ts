import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Transcript } from "#domain/transcript/transcript.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepTasks } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { planned, spoken } from "../../support/pipeline/a-plan.ts"
import { aTranscriptionState } from "../../support/task-states.ts"

const id = taskId(1)
const word = { begin: 0, end: 400, text: "Hello", confidence: 1 }

/** Lines of 3.5 s at 0, 4, 8 and 12 s, each with a word. */
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    const { segments, speakers } = aTranscript(said)
    yield* keepTasks(aTask())
    yield* transcripts.replace(id, { segments, speakers })
    yield* transcripts.saveSegments(id, segments.map((line) => Object.assign(line, { words: [word] })))
    return yield* test
  })).pipe(Effect.provide(asAda))

const said = ["Ann: one", "Ben: two", "Ann: three", "Ben: four"]

const ofText = (
  transcript: Transcript,
  range: { readonly from?: number; readonly to?: number; readonly words?: boolean },
  lines: ReadonlyArray<string>,
) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    yield* keepTasks(aTask({ source: "text" }))
    yield* transcripts.replace(id, transcript)
    const { segments } = yield* getTranscript.run({ taskId: id, ...range })
    assert.deepStrictEqual(segments.map(({ text }) => text), [...lines])
  })).pipe(Effect.provide(asAda))

describe("transcript.getTranscript", () => {
  it.effect.each(
    [
      [{}, ["one", "two", "three", "four"]],
      [{ from: 4000, to: 8000 }, ["two"]],
      [{ from: 3499, to: 8001 }, ["one", "two", "three"]],
      [{ from: 3500, to: 4000 }, []],
      [{ from: 8000 }, ["three", "four"]],
      [{ to: 1 }, ["one"]],
      [{ from: 99_000 }, []],
      [{ from: 5000, to: 5000 }, []],
      [{ from: 6000, to: 5000 }, []],
      [{ from: 6000, to: 5000, words: true }, []],
    ] as const,
  )("gives the lines that overlap [from, to): %j", ([range, lines]) =>
    scene(Effect.gen(function*() {
      const { segments, speakers, isComplete } = yield* getTranscript.run({ taskId: id, ...range })
      assert.deepStrictEqual(segments.map(({ text }) => text), [...lines])
      assert.deepStrictEqual([speakers.length, isComplete], [2, true])
    })))

  it.effect.each(
    [
      [{ page: 1, pageSize: 3 }, ["one", "two", "three"], 4],
      [{ page: 2, pageSize: 3 }, ["four"], 4],
      [{ page: 3, pageSize: 3 }, [], 4],
      [{ page: 1 }, ["one", "two", "three", "four"], 4],
      [{ pageSize: 1 }, ["one"], 4],
      [{ from: 3499, to: 8001, page: 2, pageSize: 2 }, ["three"], 3],
      [{ from: 6000, to: 5000, page: 1, pageSize: 2 }, [], 0],
    ] as const,
  )("gives one page of the lines, and how many there are: %j", ([asked, lines, total]) =>
    scene(Effect.gen(function*() {
      const found = yield* getTranscript.run({ taskId: id, ...asked })
      assert.deepStrictEqual(found.segments.map(({ text }) => text), [...lines])
      const { page = 1, pageSize = 100 }: { readonly page?: number; readonly pageSize?: number } = asked
      assert.deepInclude(found, { page, pageSize, total })
      assert.isTrue(found.segments.every(({ words }) => words.length === 0))
    })))

  it.effect("gives one page with words on request", () =>
    scene(Effect.gen(function*() {
      const { segments } = yield* getTranscript.run({ taskId: id, page: 2, pageSize: 1, words: true })
      assert.deepStrictEqual(segments.map(({ text, words }) => [text, words]), [["two", [word]]])
    })))

  it.effect.each(
    [
      [{}, ["one", "two", "three", "four"]],
      [{ from: 4000, to: 8000 }, ["two"]],
      [{ from: 4000, to: 8000, words: true }, ["two"]],
      [{ from: 99_000 }, []],
    ] as const,
  )(
    "gives the lines of a text with times that overlap [from, to): %j",
    ([range, lines]) => ofText(aTranscript(said), range, lines),
  )

  it.effect("gives a text without times whole, whatever the range", () => {
    const { segments, speakers } = aTranscript(said)
    const timeless = segments.map((line) => Object.assign(line, { begin: 0, end: 0 }))
    return ofText({ segments: timeless, speakers }, { from: 4000, to: 8000 }, ["one", "two", "three", "four"])
  })

  it.effect("returns words only on request", () =>
    scene(Effect.gen(function*() {
      const without = yield* getTranscript.run({ taskId: id })
      assert.isTrue(without.segments.every(({ words }) => words.length === 0))
      const all = yield* getTranscript.run({ taskId: id, words: true })
      assert.deepStrictEqual(all.segments.map(({ words }) => words), [[word], [word], [word], [word]])
    })))

  it.effect("returns the lines so far while transcription runs", () =>
    atNoon(Effect.gen(function*() {
      const works = yield* WorkStore
      yield* keepTasks(aTask({ transcription: aTranscriptionState("Running") }))
      assert.deepInclude(yield* getTranscript.run({ taskId: id }), { isComplete: false, segments: [] })
      const speech = [{ begin: 0, end: 400 }, { begin: 60_000, end: 61_000 }]
      yield* planned(id, spoken(speech))
      yield* works.finish(id, 0, { words: [word], sentences: null, turns: null, language: "en" })
      const { segments, isComplete } = yield* getTranscript.run({ taskId: id })
      assert.deepStrictEqual([segments.length, isComplete], [1, false])
      assert.include(segments[0]?.text, "Hello")
      assert.isEmpty((yield* getTranscript.run({ taskId: id, from: 50_000 })).segments)
    })).pipe(Effect.provide(asAda)))
})

describe("transcript.getMoment", () => {
  it.effect("returns what was said around an offset, with words", () =>
    scene(Effect.gen(function*() {
      const around = yield* getMoment.run({ taskId: id, at: 9000, around: 2000 })
      assert.deepStrictEqual(around.segments.map(({ text, words }) => [text, words]), [
        ["two", [word]],
        ["three", [word]],
      ])
      assert.lengthOf((yield* getMoment.run({ taskId: id, at: 0 })).segments, 4)
      assert.isEmpty((yield* getMoment.run({ taskId: id, at: 40_000 })).segments)
    })))
})
