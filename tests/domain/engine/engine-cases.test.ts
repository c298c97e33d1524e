import { engineCases } from "#domain/engine/cases.ts"
import { ConfiguredEngine } from "#domain/engine/configured-engine.port.ts"
import { type EngineSettings, failInstallation, finishInstallation } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { InstallFailed, type InstallProgress, ModelInstaller } from "#domain/engine/model-installer.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { resumeInstallations } from "#domain/engine/shared/run-installation.ts"
import { chooseEngine } from "#domain/engine/use-cases/choose-engine.ts"
import { dismissOffer } from "#domain/engine/use-cases/dismiss-offer.ts"
import { getVideoProgram } from "#domain/engine/use-cases/get-video-program.ts"
import { installModel } from "#domain/engine/use-cases/install-model.ts"
import { installVideoProgram } from "#domain/engine/use-cases/install-video-program.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { removeEndpoint } from "#domain/engine/use-cases/remove-endpoint.ts"
import { removeModel } from "#domain/engine/use-cases/remove-model.ts"
import { setEndpoint } from "#domain/engine/use-cases/set-endpoint.ts"
import { testEndpoint } from "#domain/engine/use-cases/test-endpoint.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Layer, Result } from "effect"
import { aModel } from "../../support/a-model.ts"
import { asOperator, asVisitor, refusal } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"
import { memoryPorts } from "../../support/memory-ports.ts"
import { transcriberOf } from "../../support/pipeline/transcriber-of.ts"
import { fakeEngines } from "../../support/product/fake-engines.ts"

const model = aModel().name
const ports = Layer.mergeAll(
  memoryPorts,
  fakeEngines,
  Layer.succeed(Transcriber, transcriberOf(() => Effect.die("unused"))),
)

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) => Effect.provide(test, [asOperator, ports])

const installing = (install: typeof ModelInstaller.Service["install"]) =>
  Effect.updateService(ModelInstaller, (usual) => ({ ...usual, install }))

type Report<E, R> = (progress: InstallProgress) => Effect.Effect<void, E, R>

/** The settings after another process has installed the model, or failed to. */
const elsewhere = (settings: EngineSettings) => ({
  installed: finishInstallation(settings, aModel(), { mayChoose: false, minutesPerHour: null }),
  failed: failInstallation(settings, model, { reason: "unreachable", detail: "" }),
})

/** The standing of the model once it is this. */
const standing = (wanted: string) =>
  Effect.map(listEngines.run({}), ({ models }) => models.find(({ name }) => name === model)).pipe(
    Effect.tap(() => Effect.yieldNow),
    Effect.repeat({ until: (found) => found?.state === wanted }),
  )

describe("the engines", () => {
  it.effect("do not offer the model that is built in as a download, but list one that is installed", () =>
    scene(
      Effect.gen(function*() {
        const names = Effect.map(listEngines.run({}), ({ models }) => models.map(({ name }) => name))
        assert.deepStrictEqual(yield* names, [])
        yield* installModel.run({ model, thenUse: false })
        assert.deepStrictEqual(yield* names, [model])
      }).pipe(Effect.provideService(ModelCatalogue, { models: [aModel({ strength: "light" })] })),
    ))

  it.effect("are for the operator only", () =>
    Effect.gen(function*() {
      const endpoint = { address: "http://a.example", model, key: "k" }
      for (const actor of [asAda, asVisitor]) {
        const refusals = yield* Effect.provide(
          Effect.all([
            refusal(dismissOffer.run({})),
            refusal(getVideoProgram.run({})),
            refusal(installModel.run({ model, thenUse: true })),
            refusal(installVideoProgram.run({})),
            refusal(listEngines.run({})),
            refusal(removeEndpoint.run({})),
            refusal(removeModel.run({ model })),
            refusal(setEndpoint.run(endpoint)),
            refusal(testEndpoint.run(endpoint)),
            refusal(chooseEngine.run({ engine: model })),
          ]),
          [actor, ports],
        )
        assert.lengthOf(refusals, engineCases.length)
        assert.deepStrictEqual(new Set<string>(refusals), new Set(["OperatorOnly"]))
      }
    }))

  it.effect("are installed in the background, then used if that was wanted", () =>
    scene(Effect.gen(function*() {
      assert.deepStrictEqual((yield* listEngines.run({})).offer, [model])
      const first = yield* installModel.run({ model, thenUse: true })
      assert.strictEqual(first.speech.used, "built-in")
      yield* standing("installed")
      assert.deepInclude(yield* listEngines.run({}), { speech: { used: model, configuredBy: [] }, offer: [] })
    })))

  it.effect("say why an installation failed, and can be installed again", () =>
    scene(Effect.gen(function*() {
      const failing = installing(() => Effect.fail(new InstallFailed({ reason: "bad-checksum", detail: "sha256 1" })))
      yield* installModel.run({ model, thenUse: true }).pipe(failing)
      const failed = yield* standing("failed")
      assert.deepStrictEqual(failed?.failure, { reason: "bad-checksum", detail: "sha256 1" })
      yield* installModel.run({ model, thenUse: false })
      assert.strictEqual((yield* standing("installed"))?.isUsed, false)
    })))

  it.effect("go on with an installation after a restart", () =>
    scene(Effect.gen(function*() {
      yield* (yield* EngineStore).modify((settings) =>
        Result.succeed({
          ...settings,
          installations: { [model]: { _tag: "Downloading", done: 500, total: 1000, thenUse: true } },
        })
      )
      yield* resumeInstallations
      assert.strictEqual((yield* standing("installed"))?.isUsed, true)
    })))

  it.effect("stop a download that is cancelled, and leave nothing of it", () =>
    scene(Effect.gen(function*() {
      const stopped = yield* Deferred.make<void>()
      const slow = installing((wanted, report) =>
        report({ done: 10, total: wanted.bytes }).pipe(
          Effect.andThen(Effect.never),
          Effect.onInterrupt(() => Deferred.succeed(stopped, undefined)),
        )
      )
      yield* installModel.run({ model, thenUse: true }).pipe(slow)
      yield* standing("downloading")
      yield* removeModel.run({ model })
      yield* Deferred.await(stopped)
      assert.deepStrictEqual((yield* (yield* EngineStore).get).installations, {})
    })))

  for (const state of ["installed", "failed"] as const) {
    it.effect(`keep the files of a model that is ${state} by another process in the meantime`, () =>
      scene(Effect.gen(function*() {
        const store = yield* EngineStore
        const ended = yield* Deferred.make<void>()
        const removed: Array<string> = []
        const overtaken = Effect.updateService(ModelInstaller, (usual) => ({
          ...usual,
          install: <E, R>(wanted: Model, report: Report<E, R>) =>
            store.modify((settings) => Result.succeed(elsewhere(settings)[state])).pipe(
              Effect.andThen(report({ done: wanted.bytes, total: wanted.bytes })),
              Effect.as({ minutesPerHour: null }),
              Effect.ensuring(Deferred.succeed(ended, undefined)),
            ),
          remove: (name: string) => Effect.sync(() => void removed.push(name)),
        }))
        yield* installModel.run({ model, thenUse: false }).pipe(overtaken)
        yield* Deferred.await(ended)
        yield* Effect.repeat(Effect.yieldNow, { times: 20 })
        assert.deepStrictEqual(removed, [])
        assert.strictEqual((yield* standing(state))?.state, state)
      })))
  }

  it.effect("name the space that is missing, and begin nothing", () =>
    scene(Effect.gen(function*() {
      const full = Effect.updateService(ModelInstaller, (usual) => ({
        ...usual,
        missingBytes: () => Effect.succeed(812_300_000),
      }))
      const found = yield* Effect.flip(installModel.run({ model, thenUse: true })).pipe(full)
      assert.include(found.message, "813 MB more is needed")
      assert.deepStrictEqual((yield* (yield* EngineStore).get).installations, {})
    })))

  it.effect("refuse to choose while the environment decides, and say which variable does", () =>
    scene(Effect.gen(function*() {
      const configured = Effect.provideService(ConfiguredEngine, {
        variables: { speech: ["SHERPA_MODEL"], language: [], search: [], speakers: [] },
      })
      const refused = yield* Effect.flip(chooseEngine.run({ engine: "built-in" })).pipe(configured)
      assert.include(refused.message, "SHERPA_MODEL")
      assert.strictEqual(
        yield* refusal(installModel.run({ model, thenUse: true })).pipe(configured),
        "EngineConfigured",
      )
      const { offer, speech } = yield* listEngines.run({}).pipe(configured)
      assert.deepStrictEqual([speech.configuredBy, offer], [["SHERPA_MODEL"], []])
    })))

  it.effect("are not removed while a recording is transcribed with them", () =>
    scene(Effect.gen(function*() {
      yield* installModel.run({ model, thenUse: false })
      yield* standing("installed")
      yield* (yield* TaskStore).insert(aTask({ transcription: { _tag: "Waiting", since: aTask().createdAt } }))
      yield* (yield* WorkStore).plan(taskId(1), aModel().title)
      assert.strictEqual(yield* refusal(removeModel.run({ model })), "EngineInUse")
      yield* (yield* WorkStore).remove(taskId(1))
      yield* removeModel.run({ model })
    })))
})

describe("an endpoint", () => {
  const address = "https://api.example.org/v1"
  const given = { address: `${address}/`, model: " whisper-1 ", key: "right" }

  it.effect("is stored without a trace of its key", () =>
    scene(Effect.gen(function*() {
      const list = yield* setEndpoint.run(given)
      assert.deepStrictEqual(list.endpoint, { address, model: "whisper-1", hasKey: true })
      const stored = JSON.stringify(yield* (yield* EngineStore).get)
      assert.notInclude(stored, "right")
      yield* chooseEngine.run({ engine: "endpoint" })
    })))

  it.effect("is tried with the key that is stored, but never at another address", () =>
    scene(Effect.gen(function*() {
      yield* setEndpoint.run(given)
      const again = { address, model: "whisper-1" }
      assert.deepStrictEqual(yield* testEndpoint.run(again), {
        text: "Good morning",
        hasWordTimes: true,
        hasSegments: false,
        failure: null,
      })
      const elsewhere = { address: "https://evil.example/v1", model: "whisper-1" }
      assert.deepStrictEqual(yield* testEndpoint.run(elsewhere), {
        text: null,
        hasWordTimes: null,
        hasSegments: null,
        failure: "HTTP 401",
      })
      assert.strictEqual((yield* setEndpoint.run(elsewhere)).endpoint?.hasKey, false)
    })))

  it.effect("is refused with an address that is none, or that carries a password", () =>
    scene(Effect.gen(function*() {
      for (const wrong of ["api.example.org", "file:///etc/passwd", "https://me:secret@example.org/v1", "https://"]) {
        assert.strictEqual(yield* refusal(setEndpoint.run({ ...given, address: wrong })), "MalformedRequest", wrong)
      }
    })))
})
