import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { asOperator, atNoon, filesRefused, keepUsers, refusal, refusalWith, spentBy } from "../../support/a-scene.ts"
import { ada, asAda, bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anUpload, arrived, scriptedFiles, uploadId } from "../../support/an-upload.ts"
import { nothingHappened } from "../../support/nothing-happened.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, user = aUser()) =>
  atNoon(Effect.andThen(keepUsers(user), test)).pipe(Effect.provide([asAda, scriptedFiles]))

describe("intake.createTasks refuses", () => {
  it.effect("a single file by its own refusal", () =>
    scene(Effect.gen(function*() {
      const upload = yield* arrived("%PDF-1.7", anUpload(2, { fileName: "agenda.wav" }))
      assert.deepInclude(yield* refusalWith(createTasks.run({ uploadIds: [upload] })), {
        _tag: "FileUnusable",
        code: "not-media",
        message: 'file: "agenda.wav": this is not a recording',
      })
      yield* nothingHappened([upload])
    })))

  it.effect("all files if some are bad, names each with its reason, and accepts the others alone", () =>
    scene(Effect.gen(function*() {
      const fine = yield* arrived("audio 90", anUpload(1))
      const uploadIds = [
        yield* arrived("%PDF-1.7", anUpload(2, { fileName: "agenda.wav" })),
        fine,
        yield* arrived("audio 60", anUpload(3, { fileName: "big.wav", size: 300_000_001 })),
        yield* arrived("audio 7201", anUpload(4, { fileName: "long.wav" })),
        yield* arrived("audio", anUpload(5, { fileName: "half.wav", complete: false })),
        yield* arrived("audio 90", anUpload(6, { fileName: "secret.wav", ownerId: bob })),
      ] as const
      const { files, message } = yield* filesRefused(createTasks.run({ uploadIds }))
      assert.deepStrictEqual(
        files.map((
          { index, upload_id, file_name, error_code, reason },
        ) => [index, upload_id, file_name, error_code, reason]),
        [
          [0, uploadIds[0], "agenda.wav", "FileUnusable", "not-media"],
          [2, uploadIds[2], "big.wav", "FileTooLarge", undefined],
          [3, uploadIds[3], "long.wav", "FileUnusable", "too-long"],
          [4, uploadIds[4], "half.wav", "UploadIncomplete", undefined],
          [5, uploadIds[5], null, "UploadNotFound", undefined],
        ],
      )
      assert.deepStrictEqual(files[2]?.issues, [{ field: "file", rule: "max-minutes", params: { max: 120 } }])
      assert.include(message, 'file: "long.wav": a recording can be at most 120 minutes long on your plan')
      yield* nothingHappened(uploadIds)
      assert.lengthOf((yield* createTasks.run({ uploadIds: [fine] })).tasks, 1)
    })))

  it.effect("uploads of others, unknown ones, unfinished ones and repeated ones", () =>
    scene(Effect.gen(function*() {
      const own = yield* arrived("audio 90", anUpload(1))
      const bobs = yield* arrived("audio 90", anUpload(2, { ownerId: bob }))
      const half = yield* arrived("audio", anUpload(3, { complete: false, size: null }))
      assert.strictEqual(yield* refusal(createTasks.run({ uploadIds: [bobs] })), "UploadNotFound")
      assert.strictEqual(yield* refusal(createTasks.run({ uploadIds: [uploadId(9)] })), "UploadNotFound")
      assert.strictEqual(yield* refusal(createTasks.run({ uploadIds: [half] })), "UploadIncomplete")
      assert.deepInclude(yield* refusalWith(createTasks.run({ uploadIds: [own, own] })), {
        _tag: "IntakeRefused",
        issues: [brokenRule("upload_ids", "used-twice")],
      })
      yield* nothingHappened([own, bobs, half])
    })))

  it.effect("an eleventh file", () =>
    scene(Effect.gen(function*() {
      const [first, ...rest] = yield* Effect.forEach(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        (nth) => arrived("audio 1", anUpload(nth)),
      )
      const uploadIds = [first ?? assert.fail("no upload"), ...rest] as const
      assert.strictEqual(yield* refusal(createTasks.run({ uploadIds })), "IntakeRefused")
      yield* nothingHappened(uploadIds)
      const { tasks } = yield* createTasks.run({ uploadIds: [uploadIds[0], ...uploadIds.slice(1, 10)] })
      assert.lengthOf(tasks, 10)
    })))

  it.effect.each(
    [
      ["audio", 300_000_000, null],
      ["audio", 300_000_001, 300_000_000],
      ["video", 400_000_000, null],
      ["video", 400_000_001, 400_000_000],
    ] as const,
  )("a file by what it really is: %s of %i bytes", ([kind, size, limit]) =>
    scene(Effect.gen(function*() {
      const upload = yield* arrived(`${kind} 60`, anUpload(1, { size, fileName: "talk.mp4" }))
      const asked = createTasks.run({ uploadIds: [upload] })
      if (limit === null) return assert.lengthOf((yield* asked).tasks, 1)
      assert.deepInclude(yield* refusalWith(asked), { _tag: "FileTooLarge", limit })
      return yield* nothingHappened([upload])
    })))

  it.effect.each(
    [
      ["free", 7200, true],
      ["free", 7200.001, false],
      ["pro", 7200.001, true],
      ["pro", 36_000, true],
      ["pro", 36_000.001, false],
    ] as const,
  )("what is too long for the plan: %s, %d s", ([plan, seconds, isFine]) =>
    scene(
      Effect.gen(function*() {
        const upload = yield* arrived(`audio ${seconds}`, anUpload(1))
        const asked = createTasks.run({ uploadIds: [upload] })
        if (isFine) return assert.lengthOf((yield* asked).tasks, 1)
        assert.deepInclude(yield* refusalWith(asked), { _tag: "FileUnusable", code: "too-long" })
        return yield* nothingHappened([upload])
      }),
      aUser({ plan }),
    ))

  it.effect("recordings that are too long together, when they are joined", () =>
    scene(Effect.gen(function*() {
      const uploadIds = [yield* arrived("audio 3601", anUpload(1)), yield* arrived("audio 3600", anUpload(2))] as const
      const unknown = yield* arrived("audio ?", anUpload(3))
      assert.strictEqual(yield* refusal(createTasks.run({ uploadIds, merge: true })), "IntakeRefused")
      const all = [...uploadIds, unknown] as const
      assert.strictEqual(yield* refusal(createTasks.run({ uploadIds: all, merge: true })), "IntakeRefused")
      yield* nothingHappened(all)
      assert.lengthOf((yield* createTasks.run({ uploadIds })).tasks, 2)
    })))

  it.effect("hotwords on the free plan, by feature", () =>
    scene(Effect.gen(function*() {
      const uploadIds = [yield* arrived("audio 60", anUpload(1))] as const
      const refused = yield* refusalWith(createTasks.run({ uploadIds, hotwords: ["Parley"] }))
      assert.deepInclude(refused, { _tag: "FeatureNotInPlan", feature: { code: 20006, name: "HOTWORD_MANAGEMENT" } })
      yield* nothingHappened(uploadIds)
      yield* createTasks.run({ uploadIds, hotwords: [] })
    })))

  it.effect.each(
    [
      ["一二三四五六七八九十一二三四五", true],
      ["一二三四五六七八九十一二三四五六", false],
      ["one two three four five six seven", true],
      ["one two three four five six seven eight", false],
      ["   ", false],
    ] as const,
  )("hotwords that are too long: %s", ([word, isFine]) =>
    scene(
      Effect.gen(function*() {
        const uploadIds = [yield* arrived("audio 60", anUpload(1))] as const
        const asked = createTasks.run({ uploadIds, hotwords: ["Parley", word] })
        if (isFine) return assert.lengthOf((yield* asked).tasks, 1)
        assert.deepInclude(yield* refusalWith(asked), {
          _tag: "IntakeRefused",
          issues: [brokenRule("hotwords", "hotword")],
        })
        return yield* nothingHappened(uploadIds)
      }),
      aUser({ plan: "pro" }),
    ))

  it.effect("all if there are not enough minutes for the last, and keeps every upload", () =>
    scene(Effect.gen(function*() {
      const uploadIds = [
        yield* arrived("audio 7200", anUpload(1)),
        yield* arrived("audio 7200", anUpload(2)),
        yield* arrived("audio 3601", anUpload(3)),
      ] as const
      assert.deepInclude(yield* refusalWith(createTasks.run({ uploadIds })), {
        _tag: "UsageLimitReached",
        needed: 61,
        left: 60,
      })
      yield* nothingHappened(uploadIds)
      yield* createTasks.run({ uploadIds: [uploadIds[0], uploadIds[1]] })
      assert.strictEqual(yield* spentBy(ada), 240)
    })))

  it.effect("callers without an account", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(createTasks.run({ uploadIds: [uploadId(1)] })), "SignInRequired")
    })).pipe(Effect.provide([asOperator, scriptedFiles])))

  it.each([["", false], ["  ", false], ["x".repeat(200), true], ["x".repeat(201), false]])(
    "titles that are empty or long: %j is accepted: %s",
    (title, isFine) => {
      const input = { upload_ids: [uploadId(1)] as const, title }
      assert.strictEqual(Result.isSuccess(Schema.decodeResult(createTasks.input)(input)), isFine)
    },
  )
})
