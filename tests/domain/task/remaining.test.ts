import { overall } from "#domain/task/progress.ts"
import { remainingOf, secondsLeft } from "#domain/task/remaining.ts"
import { type Task } from "#domain/task/task.ts"
import { type TranscriptionStep } from "#domain/task/transcription.ts"
import { advance } from "#domain/task/transitions.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Result } from "effect"
import { assert as holds, boolean, double, integer, property } from "fast-check"
import { noon } from "../../support/a-scene.ts"
import { aTask, aWork } from "../../support/a-task.ts"
import { anAnalysisState, aTranscriptionState } from "../../support/task-states.ts"

const at = (seconds: number) => DateTime.add(noon, { milliseconds: Math.round(seconds * 1000) })
const left = (fraction: number, seconds: number, analyse = false) =>
  secondsLeft({ startedAt: noon, fraction, analyse }, at(seconds))

const nothingKnown = { done: [], unfinished: [] }

const anyFraction = double()
const anySeconds = integer({ min: -1_000_000, max: 100_000_000 })

describe("the time left", () => {
  it("is always a whole number of seconds from none to a day, or unknown", () => {
    holds(property(anyFraction, anySeconds, boolean(), (fraction, seconds, analyse) => {
      const told = left(fraction, seconds, analyse)
      if (told === null) return
      assert.isTrue(Number.isInteger(told), String(told))
      assert.isAtLeast(told, 0)
      assert.isAtMost(told, 86_400)
    }))
  })

  it("shrinks until the end if the pace stays the same", () => {
    holds(property(integer({ min: 60, max: 80_000 }), boolean(), (whole, analyse) => {
      const told = Array.from({ length: 90 }, (_, nth) => left((nth + 11) / 100, whole * (nth + 11) / 100, analyse))
      const known = told.filter((seconds) => seconds !== null)
      assert.isAtLeast(known.length, 80)
      for (const [nth, seconds] of known.entries()) assert.isAtMost(seconds, known[nth - 1] ?? 86_400)
      assert.closeTo(known.at(-1) ?? -1, analyse ? whole * 0.03 : 0, 1)
    }))
  })

  it("is less if more was done in the same time, and more if an analysis follows", () => {
    holds(
      property(double({ min: 0.11, max: 0.98, noNaN: true }), integer({ min: 5, max: 9000 }), (fraction, seconds) => {
        assert.isAtMost(left(fraction + 0.01, seconds) ?? 0, left(fraction, seconds) ?? -1)
        assert.isAtMost(left(fraction, seconds) ?? 86_401, left(fraction, seconds, true) ?? -1)
      }),
    )
  })

  it("is the remaining work at the pace so far", () => {
    assert.strictEqual(left(0.5, 60), 60)
    assert.strictEqual(left(0.25, 60), 180)
    assert.strictEqual(left(0.5, 60, true), 64)
    assert.strictEqual(left(1, 60), 0)
    assert.strictEqual(left(0.11, 80_000), 86_400)
  })

  it("is unknown in the first seconds, before recognition begins, and if the clock is wrong", () => {
    assert.isNull(left(0.5, 4.9))
    assert.strictEqual(left(0.5, 5), 5)
    assert.isNull(left(overall("finding-speech", 1, "audio"), 600))
    assert.isNull(left(overall("recognising", 0, "audio"), 600))
    assert.isNotNull(left(overall("recognising", 0.01, "audio"), 600))
    assert.isNull(left(0.5, -60))
    assert.isNull(left(Number.NaN, 60))
  })

  it.each(["NotStarted", "Waiting", "Completed", "Failed"] as const)(
    "of a task that is %s is unknown if nothing was measured",
    (state) => {
      assert.isNull(remainingOf(aTask({ transcription: aTranscriptionState(state) }), nothingKnown, at(600)))
      const analysed = aTask({ analysis: anAnalysisState(state), transcription: aTranscriptionState("Completed") })
      assert.isNull(remainingOf(analysed, nothingKnown, at(600)))
    },
  )

  it("does not count idle time after an interruption", () => {
    const running = aTask({
      transcription: { _tag: "Running" },
      work: aWork({
        transcription: { step: "recognising", progress: 0.5, startedAt: noon },
        reportedAt: at(60),
      }),
      options: { ...aTask().options, analyse: false },
    })
    const after = (task: Task, step: TranscriptionStep, progress: number, seconds: number): Task => ({
      ...task,
      work: Result.getOrThrow(advance(task, 1, step, progress, at(seconds))),
    })
    const resumed = after(after(running, "probing", 0, 3660), "recognising", 0.5, 3660)
    assert.strictEqual(remainingOf(resumed, nothingKnown, at(3660)), 60)
    assert.strictEqual(remainingOf(after(running, "recognising", 0.6, 72), nothingKnown, at(72)), 48)
  })
})
