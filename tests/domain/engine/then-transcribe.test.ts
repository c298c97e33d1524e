import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { InstallFailed, ModelInstaller } from "#domain/engine/model-installer.port.ts"
import { resumeInstallations } from "#domain/engine/shared/run-installation.ts"
import { installModel } from "#domain/engine/use-cases/install-model.ts"
import { removeModel } from "#domain/engine/use-cases/remove-model.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { resumeUnfinished } from "#domain/pipeline/jobs/resume-unfinished.ts"
import { retranscribeSpan } from "#domain/pipeline/jobs/retranscribe-span.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Layer, Ref, Result } from "effect"
import { aModel } from "../../support/a-model.ts"
import { asOperator, refusal } from "../../support/a-scene.ts"
import { finished, jobAgain, saidIn, spanId, spokenAgain } from "../../support/pipeline/a-finished-recording.ts"
import type { Script } from "../../support/pipeline/scripted-speech.ts"
import { fakeEngines } from "../../support/product/fake-engines.ts"

const german = aModel({ languages: ["de", "fr"], strength: "european" })
const model = german.name

const germanFrom = (begin: number): string =>
  "wir haben das nicht und die Leute sind auch mit der Arbeit".split(" ").map((word, at) =>
    `${word}@${begin + at * 500}`
  )
    .join(" ")

const charged = Effect.gen(function*() {
  const ledger = yield* MinuteLedger
  return 0 - (yield* ledger.ofAttempt(spanId, -1)).reduce((sum, { minutes }) => sum + minutes, 0)
})

const task = Effect.flatMap(TaskStore, (tasks) => tasks.get(spanId))

const askFor = (language: string) =>
  Effect.provide(
    installModel.run({ model, thenUse: false, thenTranscribe: { taskId: spanId, language } }),
    asOperator,
  )
const ask = askFor("de")

/** Ada's finished recording, and a model that is there once it is released, or fails. */
const waiting = <A, E, R>(
  test: (
    scene: {
      readonly release: Effect.Effect<void>
      readonly fail: Effect.Effect<void>
      readonly queued: Effect.Effect<ReadonlyArray<string>>
    },
  ) => Effect.Effect<A, E, R>,
  script: Partial<Script> = { language: "de" },
) =>
  finished({ ...spokenAgain, ...script }, () =>
    Effect.gen(function*() {
      const arrived = yield* Deferred.make<void, InstallFailed>()
      const jobs = yield* Ref.make<ReadonlyArray<string>>([])
      const installer = {
        missingBytes: () => Effect.succeed(0),
        freeMemory: Effect.succeed(1e10),
        install: () => Effect.as(Deferred.await(arrived), { minutesPerHour: null }),
        remove: () => Effect.void,
      }
      const queue = yield* JobQueue
      const watched = {
        ...queue,
        enqueue: (job: Parameters<typeof queue.enqueue>[0]) => Ref.update(jobs, (all) => [...all, job.kind]),
      }
      const heard = yield* Transcriber
      const transcriber = { ...heard, withId: (id: string) => id === model ? heard.choose("auto") : heard.withId(id) }
      return yield* test({
        release: Effect.andThen(Deferred.succeed(arrived, undefined), settled),
        fail: Effect.andThen(
          Deferred.fail(arrived, new InstallFailed({ reason: "bad-checksum", detail: "another" })),
          settled,
        ),
        queued: Ref.get(jobs),
      }).pipe(
        Effect.provideService(ModelInstaller, installer),
        Effect.provideService(JobQueue, watched),
        Effect.provideService(Transcriber, transcriber),
      )
    })).pipe(Effect.provide(Layer.merge(fakeEngines, Layer.succeed(ModelCatalogue, { models: [german] }))))

/** What runs in the background goes on. */
const settled = Effect.forEach(Array.from({ length: 50 }), () => Effect.yieldNow, { discard: true })

describe("a recording that waits for a model", () => {
  it.effect("is transcribed again once the model is there, in its language, and charged once; edited lines stay", () =>
    waiting(({ queued, release }) =>
      Effect.gen(function*() {
        yield* editLines.run({ taskId: spanId, lines: [{ id: SegmentId.make("g2"), text: "Von Hand." }] })
        yield* ask
        assert.deepInclude((yield* task).retranscription, { awaits: model, begin: 0, end: 60_000, language: "de" })
        // A start of the server does not run what still waits.
        yield* resumeUnfinished
        assert.deepStrictEqual(yield* queued, [])
        const reserved = yield* charged
        yield* release
        assert.deepStrictEqual(yield* queued, ["retranscribe"])
        yield* retranscribeSpan(jobAgain(1))
        yield* retranscribeSpan(jobAgain(1))
        const done = yield* task
        assert.deepStrictEqual([done.retranscription, done.language, done.engine], [null, "de", "scripted"])
        const said = yield* saidIn
        assert.include(said, "Ben Von Hand.")
        assert.isTrue(said.some((line) => line.includes("Again0")))
        assert.strictEqual(yield* charged, reserved)
      })
    ))

  it.effect.each([["auto", "de"], ["fr", "fr"]] as const)(
    "is in the language of its text, if the model names none and %s was asked for",
    ([asked, language]) =>
      waiting(({ release }) =>
        Effect.gen(function*() {
          yield* askFor(asked)
          yield* release
          yield* retranscribeSpan(jobAgain(1))
          assert.strictEqual((yield* task).language, language)
        }), { language: null, hear: ({ begin }) => Effect.succeed(germanFrom(begin)) }),
  )

  it.effect("fails, with its minutes returned and its text as it was, if the model does not come", () =>
    waiting(({ fail, queued }) =>
      Effect.gen(function*() {
        const before = yield* saidIn
        yield* ask
        yield* fail
        const { state } = (yield* task).retranscription ?? assert.fail("nothing was tried")
        assert.strictEqual(state._tag === "Failed" ? state.failure.code : state._tag, "ModelNotInstalled")
        assert.deepStrictEqual([yield* queued, yield* charged, yield* saidIn], [[], 0, before])
      })
    ))

  it.effect("fails if its model is removed while it waits", () =>
    waiting(() =>
      Effect.gen(function*() {
        yield* ask
        yield* Effect.provide(removeModel.run({ model }), asOperator)
        assert.strictEqual((yield* task).retranscription?.state._tag, "Failed")
      })
    ))

  it.effect("can be cancelled, with its minutes returned; the model is installed all the same", () =>
    waiting(({ queued, release }) =>
      Effect.gen(function*() {
        yield* ask
        yield* cancelTask.run({ taskId: spanId })
        yield* release
        assert.deepStrictEqual([(yield* task).retranscription, yield* charged, yield* queued], [null, 0, []])
      })
    ))

  it.effect("goes on at the next start if the process ended after the installation", () =>
    waiting(({ queued }) =>
      Effect.gen(function*() {
        yield* ask
        const store = yield* EngineStore
        yield* store.modify((current) =>
          Result.succeed({ ...current, installations: { [model]: { _tag: "Installed", minutesPerHour: null } } })
        )
        yield* resumeInstallations
        yield* resumeInstallations
        assert.deepStrictEqual(yield* queued, ["retranscribe"])
      })
    ))

  it.effect("starts at once if the model is there, and not with one that does not know the language", () =>
    waiting(({ queued, release }) =>
      Effect.gen(function*() {
        const wrong = installModel.run({ model, thenUse: false, thenTranscribe: { taskId: spanId, language: "ja" } })
        assert.strictEqual(yield* refusal(Effect.provide(wrong, asOperator)), "EngineUnavailable")
        assert.deepStrictEqual((yield* (yield* EngineStore).get).installations, {})
        yield* Effect.provide(installModel.run({ model, thenUse: false }), asOperator)
        yield* release
        yield* ask
        assert.deepStrictEqual(yield* queued, ["retranscribe"])
      })
    ))
})
