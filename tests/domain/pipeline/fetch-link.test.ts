import type { Job } from "#domain/job/job.ts"
import { WorkFolder } from "#domain/job/work-folder.port.ts"
import { StorageFull } from "#domain/kernel/errors.ts"
import { BotCheck, Unavailable } from "#domain/link/errors.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { MediaUnreadable } from "#domain/media/errors.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import type { MediaInfo } from "#domain/media/media.ts"
import { fetchLink } from "#domain/pipeline/jobs/fetch-link.ts"
import { resumeUnfinished } from "#domain/pipeline/jobs/resume-unfinished.ts"
import { LinkUses } from "#domain/task/link-uses.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Stream } from "effect"
import { existsSync } from "node:fs"
import { atNoon, keepUsers, spentBy } from "../../support/a-scene.ts"
import { ada, asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { aVideo, scriptedLinks } from "../../support/links/scripted-links.ts"
import { scriptedSpeech } from "../../support/pipeline/scripted-speech.ts"
import { announced, listening } from "../../support/webhook/announced.ts"

type Script = NonNullable<Parameters<typeof scriptedLinks>[0]>

const video: MediaInfo = { kind: "video", container: "mov", mediaType: "video/mp4", audioCodec: "aac", duration: 125 }

/** Speech tools, of which only what a file is matters. */
const speech = (probed: Effect.Effect<MediaInfo, MediaUnreadable>) => {
  const { layer } = scriptedSpeech({ duration: 1000, speech: [], hear: () => Effect.succeed("") })
  const media = Layer.effect(MediaTool, Effect.map(MediaTool, (tool) => ({ ...tool, probe: () => probed })))
  return Layer.provideMerge(media, layer)
}

/** A task of Ada's that was made from a link, whose job a test runs. */
const scene = <A, E, R>(
  script: Script,
  test: (job: Job) => Effect.Effect<A, E, R>,
  probed: Effect.Effect<MediaInfo, MediaUnreadable> = Effect.succeed(video),
  captions: string | null = null,
) =>
  atNoon(
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      const { id } = yield* importLink.run({ url: "https://youtu.be/BaW_jenozKc", captions })
      return yield* test({ kind: "fetch", taskId: id, attempt: 1, account: ada, priority: false })
    }).pipe(Effect.provide([scriptedLinks(script), speech(probed)])),
  ).pipe(Effect.provide(asAda))

const taskOf = ({ taskId }: Job) => Effect.flatMap(TaskStore, ({ get }) => get(taskId))
const uses = Effect.flatMap(LinkUses, ({ count }) => count(ada))
const blobs = Effect.flatMap(BlobStore, ({ list }) => Stream.runCollect(list("task")))

/** Nothing is spent or used, and nothing is left on the disk. */
const nothingLeft = (job: Job) =>
  Effect.gen(function*() {
    assert.strictEqual(yield* spentBy(), 0)
    assert.strictEqual(yield* uses, 0)
    assert.lengthOf(yield* blobs, 0)
    const { path } = yield* WorkFolder
    assert.isFalse(existsSync(yield* path(job, "video")))
  })

const failureOf = (job: Job) =>
  Effect.map(
    taskOf(job),
    ({ transcription }) => transcription._tag === "Failed" ? transcription.failure.code : transcription._tag,
  )

describe("pipeline.fetchLink", () => {
  it.effect("stores the video as the file of its task, which is then transcribed like any other", () =>
    scene({}, (job) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* spentBy(), 1)
        yield* fetchLink(job)
        const task = yield* taskOf(job)
        assert.deepInclude(task, { title: "A talk", duration: 125, fileSize: 5, minutes: 3 })
        assert.deepStrictEqual(task.parts, [{
          key: `task/${task.id}/source/0`,
          fileName: "A talk.mp4",
          fileSize: 5,
          mediaType: "video/mp4",
          duration: 125,
          offset: null,
        }])
        assert.deepInclude(task.work.transcription, { step: "downloading", progress: 0.1 })
        assert.strictEqual(yield* spentBy(), 3)
        assert.deepStrictEqual((yield* blobs).map(({ key }) => key), [`task/${task.id}/source/0`])
        // A second delivery of the job changes nothing.
        yield* fetchLink(job)
        assert.deepStrictEqual(yield* taskOf(job), task)
      })))

  it.effect("takes captions as they are, with their times, without a speaker, for no minutes", () =>
    scene(
      { captions: "WEBVTT\n\n00:01.000 --> 00:02.500\nGood morning.\n\n00:03.000 --> 00:04.000\nHello.\n" },
      (job) =>
        Effect.gen(function*() {
          yield* listening
          yield* fetchLink(job)
          const task = yield* taskOf(job)
          assert.deepStrictEqual(yield* announced, [{ type: "task.completed", taskId: task.id }])
          assert.deepInclude(task, { language: "en", duration: 180, parts: [], minutes: 0 })
          assert.strictEqual(task.transcription._tag, "Completed")
          assert.strictEqual(task.analysis._tag, "Waiting")
          const { segments, speakers } = yield* Effect.flatMap(TranscriptStore, ({ get }) => get(task.id))
          assert.deepStrictEqual(segments.map(({ begin, end, text }) => [begin, end, text]), [
            [1000, 2500, "Good morning."],
            [3000, 4000, "Hello."],
          ])
          assert.lengthOf(speakers, 0)
          assert.strictEqual(yield* spentBy(), 0)
          assert.strictEqual(yield* uses, 1)
        }),
      Effect.succeed(video),
      "en",
    ))

  const refusals: ReadonlyArray<readonly [string, Script]> = [
    ["BotCheck", { refusal: new BotCheck() }],
    ["Unavailable", { fetchRefusal: new Unavailable() }],
    ["StorageFull", { fetchRefusal: new StorageFull() }],
    ["TooLong", { facts: { ...aVideo, duration: 7201 } }],
    ["TooLarge", { facts: { ...aVideo, size: 400_000_001 } }],
  ]

  it.effect.each(refusals)(
    "fails with %s, gives everything back and leaves nothing",
    ([code, script]) =>
      scene(script, (job) =>
        Effect.gen(function*() {
          yield* fetchLink(job)
          assert.strictEqual(yield* failureOf(job), code)
          yield* nothingLeft(job)
        })),
  )

  const files: ReadonlyArray<readonly [string, Effect.Effect<MediaInfo, MediaUnreadable>]> = [
    ["NotAVideo", Effect.fail(new MediaUnreadable({ code: "not-media", detail: "it is a page" }))],
    ["MediaUnreadable:no-sound", Effect.fail(new MediaUnreadable({ code: "no-sound", detail: "no sound" }))],
    ["TooLong", Effect.succeed({ ...video, duration: 7201 })],
  ]

  it.effect.each(files)(
    "fails with %s, whatever the site says the file is",
    ([code, probed]) =>
      scene({}, (job) =>
        Effect.gen(function*() {
          yield* fetchLink(job)
          assert.strictEqual(yield* failureOf(job), code)
          yield* nothingLeft(job)
        }), probed),
  )

  it.effect("ends when its task is cancelled in the middle", () =>
    Effect.gen(function*() {
      const half = yield* Deferred.make<void>()
      const atHalf = Effect.andThen(Deferred.succeed(half, undefined), Effect.never)
      yield* scene({ atHalf }, (job) =>
        Effect.gen(function*() {
          const running = yield* Effect.forkChild(fetchLink(job))
          yield* Deferred.await(half)
          assert.deepInclude((yield* taskOf(job)).work.transcription, { step: "downloading" })
          yield* cancelTask.run({ taskId: job.taskId })
          yield* Fiber.join(running)
          assert.strictEqual(yield* failureOf(job), "TaskCancelled")
          yield* nothingLeft(job)
        }))
    }))

  it.effect("begins again when its worker was killed", () =>
    Effect.gen(function*() {
      const half = yield* Deferred.make<void>()
      const isFirst = { yes: true }
      const atHalf = Effect.suspend(() => {
        if (!isFirst.yes) return Effect.void
        isFirst.yes = false
        return Effect.andThen(Deferred.succeed(half, undefined), Effect.never)
      })
      yield* scene({ atHalf }, (job) =>
        Effect.gen(function*() {
          const running = yield* Effect.forkChild(fetchLink(job))
          yield* Deferred.await(half)
          yield* Fiber.interrupt(running)
          assert.strictEqual((yield* taskOf(job)).transcription._tag, "Running")
          assert.strictEqual(yield* resumeUnfinished, 1)
          yield* fetchLink(job)
          assert.lengthOf((yield* taskOf(job)).parts, 1)
          assert.strictEqual(yield* uses, 1)
        }))
    }))
})
