import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { previewIntake } from "#domain/intake/use-cases/preview-intake.ts"
import { groupsOf, minutesFor } from "#domain/plan/estimate.ts"
import { beginTranscription } from "#domain/task/shared/begin-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { array, assert as holds, constant, double, nat, oneof, property } from "fast-check"
import { asVisitor, atNoon, keepTasks, keepUsers, refusal, spentBy } from "../../support/a-scene.ts"
import { asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anUpload, arrived, scriptedFiles } from "../../support/an-upload.ts"
import { aRecording, recordingId } from "../../support/pipeline/a-recording.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, user = aUser()) =>
  atNoon(Effect.andThen(keepUsers(user), test)).pipe(Effect.provide([asAda, scriptedFiles]))

const seconds = double({ min: 0.001, max: 40_000, noNaN: true })
const lengths = array(oneof(seconds, constant(null)), { minLength: 1, maxLength: 10 })
const total = (all: ReadonlyArray<number | null>) => all.reduce<number>((sum, one) => sum + (one ?? 0), 0)
const minutesOf = (all: ReadonlyArray<number | null>, isMerged: boolean) =>
  groupsOf(all.length, isMerged).reduce((sum, group) => sum + minutesFor(group.map((at) => all[at] ?? null)), 0)

describe("minutes of recordings", () => {
  it("are never less than their duration, nor more than a minute each above it", () => {
    holds(property(lengths, (all) => {
      for (const isMerged of [true, false]) {
        const minutes = minutesOf(all, isMerged)
        assert.isAtLeast(minutes * 60 + 0.001, total(all))
        assert.isAtMost(minutes, Math.ceil(total(all) / 60) + all.length)
        assert.isAtLeast(minutes, 1)
      }
    }))
  })

  it("are fewer, or the same, when the recordings are joined, and do not depend on their order", () => {
    holds(property(lengths, (all) => {
      assert.isAtMost(minutesOf(all, true), minutesOf(all, false))
      assert.strictEqual(minutesOf(all.toReversed(), false), minutesOf(all, false))
    }))
  })

  it("do not fall when a recording is added", () => {
    holds(property(lengths, seconds, (all, more) => {
      for (const isMerged of [true, false]) {
        assert.isAtLeast(minutesOf([...all, more], isMerged), minutesOf(all, isMerged))
      }
    }))
  })

  it("belong to one group of all files, or to one per file", () => {
    holds(property(nat(20), (count) => {
      const each = Array.from({ length: count }, (_, at) => at)
      assert.deepStrictEqual(groupsOf(count, true).flat(), each)
      assert.deepStrictEqual(groupsOf(count, false), each.map((at) => [at]))
      assert.lengthOf(groupsOf(count, true), Math.min(count, 1))
    }))
  })
})

const asked = (minutes: number) =>
  Effect.map(
    previewIntake.run({ durations: [minutes * 60] }),
    ({ isLargeShare, isOver, left, total: all }) => [isLargeShare, isOver, left, all],
  )

const some = (count: number) => Array.from({ length: count }, () => 1)

describe("intake.previewIntake", () => {
  it.effect("says whether the plan takes so many files at once, with those in work", () =>
    scene(Effect.gen(function*() {
      assert.deepInclude(yield* previewIntake.run({ durations: some(20) }), { isTooMany: false, filesAtOnce: 20 })
      assert.isTrue((yield* previewIntake.run({ durations: some(21) })).isTooMany)
      assert.isFalse((yield* previewIntake.run({ durations: some(21), merge: true })).isTooMany)
      yield* keepTasks(aRecording())
      yield* beginTranscription(recordingId)
      assert.isTrue((yield* previewIntake.run({ durations: some(20) })).isTooMany)
      assert.isFalse((yield* previewIntake.run({ textBytes: some(100) })).isTooMany)
    })))

  it.effect.each(
    [
      [[90.5, 60, null, 3599.999], false],
      [[90.5, 60, null, 3599.999], true],
      [[30.2, 29.9], true],
      [[null], false],
      [[0.4], false],
    ] as const,
  )("says what is booked then: %j, joined %s", ([durations, merge]) =>
    scene(Effect.gen(function*() {
      const { minutes, left } = yield* previewIntake.run({ durations, merge })
      const [first, ...rest] = yield* Effect.forEach(
        durations,
        (length, nth) => arrived(`audio ${length ?? "?"}`, anUpload(nth)),
      )
      yield* createTasks.run({ uploadIds: [first ?? assert.fail("no upload"), ...rest], merge })
      assert.strictEqual(yield* spentBy(), minutes)
      assert.strictEqual((yield* previewIntake.run({})).left, left - minutes)
    })))

  it.effect("counts each text by its bytes, and one minute for a document that is not read yet", () =>
    scene(Effect.gen(function*() {
      const text = "é".repeat(301)
      const { minutes } = yield* previewIntake.run({ textBytes: [602] })
      yield* pasteText.run({ text, analyze: false })
      assert.deepStrictEqual([minutes, yield* spentBy()], [2, 2])
      assert.strictEqual((yield* previewIntake.run({ textBytes: [1, 600, 601, null] })).minutes, 5)
    })))

  it.effect("warns of more than a fifth of the month, and of more than is left", () =>
    scene(Effect.gen(function*() {
      assert.deepStrictEqual(yield* asked(60), [false, false, 300, 300])
      assert.deepStrictEqual(yield* asked(61), [true, false, 300, 300])
      assert.deepStrictEqual(yield* asked(300), [true, false, 300, 300])
      assert.deepStrictEqual(yield* asked(301), [true, true, 300, 300])
    })))

  it.effect("names each recording that is too long for the plan, or all if they are too long together", () =>
    scene(Effect.gen(function*() {
      const durations = [7200, 7200.5, null, 10_000]
      const single = yield* previewIntake.run({ durations })
      assert.deepInclude(single, { tooLong: [1, 3], maxTaskMinutes: 120 })
      assert.deepStrictEqual((yield* previewIntake.run({ durations, merge: true })).tooLong, [0, 1, 2, 3])
      assert.deepStrictEqual((yield* previewIntake.run({ durations: [7200, null], merge: true })).tooLong, [])
    })))

  it.effect("is nothing for no files, and is for signed-in users", () =>
    scene(Effect.gen(function*() {
      assert.deepInclude(yield* previewIntake.run({}), { minutes: 0, isOver: false, tooLong: [] })
      assert.strictEqual(yield* Effect.provide(refusal(previewIntake.run({})), asVisitor), "SignInRequired")
    })))
})
