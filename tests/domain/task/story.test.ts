import { chaptersOf, type TimedMoment } from "#domain/task/story-chapter.ts"
import { momentsBetween } from "#domain/task/story.ts"
import type { Task } from "#domain/task/task.ts"
import { TranscriptionStep } from "#domain/task/transcription.ts"
import * as Transitions from "#domain/task/transitions.ts"
import { startTranslation, withTranslation } from "#domain/task/translating.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Result } from "effect"
import * as fc from "fast-check"
import { at, aTask, aWork } from "../../support/a-task.ts"

const minute = (nth: number): DateTime.Utc => DateTime.add(at("2026-11-20T10:00:00.000Z"), { minutes: nth })

const time = (nth: number): number => minute(nth).epochMilliseconds

type Change = (task: Task, now: DateTime.Utc) => Result.Result<Task, unknown>

const step = (attempt: number, name: TranscriptionStep, progress: number): Change => (task, now) =>
  Result.map(Transitions.advance(task, attempt, name, progress, now), (work) => ({ ...task, work }))

/** The story after these changes, one a minute. */
const told = (first: Task, changes: ReadonlyArray<Change>): ReadonlyArray<TimedMoment> => {
  const story = momentsBetween(null, first).map((moment) => ({ at: minute(0), moment }))
  changes.reduce((before, change, nth) => {
    const after = Result.getOrThrow(change(before, minute(nth + 1)))
    story.push(...momentsBetween(before, after).map((moment) => ({ at: minute(nth + 1), moment })))
    return after
  }, first)
  return story
}

const fresh = aTask({ transcription: { _tag: "NotStarted" }, transcribedAt: null, work: aWork({ attempt: 0 }) })
const start: Change = (task, now) => Transitions.startTranscription(task, now)
const fail: Change = (task, now) =>
  Transitions.failTranscription(task, task.work.attempt, { code: "NoSpeech", message: "", description: "" }, now)
const complete: Change = (task, now) =>
  Transitions.completeTranscription(
    task,
    task.work.attempt,
    { coverage: null, language: "en", engine: "sphinx", notices: [] },
    now,
  )

describe("the story of a task", () => {
  it("tells a retry, a restart and a summary", () => {
    const story = told(fresh, [
      start,
      step(1, "probing", 0),
      fail,
      start,
      step(2, "probing", 0),
      step(2, "recognising", 0.4),
      step(2, "probing", 0),
      step(2, "recognising", 0.5),
      complete,
      (task, now) => Transitions.startAnalysis(task, "Some words", {}, now),
      (task, now) =>
        Result.map(
          Transitions.advanceAnalysis(task, 1, { step: "planning summary" }, now),
          (work) => ({ ...task, work }),
        ),
      (task, now) => Transitions.completeAnalysis(task, 1, "the analyst", now),
    ])
    const chapters = chaptersOf(story).map((
      { part, attempt, state, startedAt, endedAt, engine, errorCode, resumed },
    ) => ({
      what: `${part} ${attempt} ${state}`,
      from: startedAt?.epochMilliseconds,
      to: endedAt?.epochMilliseconds,
      why: engine ?? errorCode,
      resumed,
    }))
    assert.deepStrictEqual(chapters, [
      { what: "transcription 1 failed", from: time(2), to: time(3), why: "NoSpeech", resumed: 0 },
      { what: "transcription 2 completed", from: time(5), to: time(9), why: "sphinx", resumed: 1 },
      { what: "analysis 1 completed", from: time(11), to: time(12), why: "the analyst", resumed: 0 },
    ])
  })

  it("tells a translation that was stopped, and one that waits", () => {
    const [first, second, ...more] = chaptersOf(told(aTask(), [
      (task) => startTranslation(task, "de"),
      (task, now) => Transitions.cancel(task, now),
      (task) => startTranslation(task, "de"),
      (task) => withTranslation(task, 2, { _tag: "Running" }),
    ])).filter(({ part }) => part === "translation")
    assert.deepStrictEqual([first?.state, second?.state, more.length], ["ended", "waiting", 0])
  })

  it("adds nothing for what is not work: a title, a folder, progress within a step", () => {
    const task = aTask()
    assert.deepStrictEqual(momentsBetween(task, { ...task, title: "Another", minutes: 5 }), [])
    const running = aTask({ transcription: { _tag: "Running" }, work: aWork() })
    const moved = Result.getOrThrow(step(1, "probing", 0.01)(running, minute(0)))
    assert.deepStrictEqual(momentsBetween(moved, Result.getOrThrow(step(1, "probing", 0.02)(moved, minute(1)))), [])
  })

  it("counts every fall back to an earlier step as one restart, and holds nothing of the title", () => {
    const steps = fc.array(fc.constantFrom(...TranscriptionStep.literals), { minLength: 1, maxLength: 30 })
    fc.assert(fc.property(steps, fc.string({ minLength: 6 }), (names, title) => {
      const story = told({ ...fresh, title }, [start, ...names.map((name) => step(1, name, 0))])
      const ranks = names.map((name) => TranscriptionStep.literals.indexOf(name))
      const falls = ranks.filter((rank, nth) => rank < (ranks[nth - 1] ?? -1)).length
      const [chapter, ...more] = chaptersOf(story)
      assert.deepStrictEqual([chapter?.resumed, chapter?.state, more.length], [falls, "running", 0])
      assert.notInclude(JSON.stringify(story), title)
    }))
  })
})
