import * as NodeSealer from "#adapters/identity/sealer.ts"
import { configuredEngine, transcriber } from "#adapters/profile/transcriber.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { ConfiguredEngine } from "#domain/engine/configured-engine.port.ts"
import { builtIn, type EngineSettings, firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { Sealer } from "#domain/kernel/sealer.port.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { aModel } from "#tests/support/a-model.ts"
import * as MemoryEngines from "#tests/support/memory/engine-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { toyFiles } from "#tests/support/toy-model-folder.ts"
import { assert, describe, it, vi } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, Result } from "effect"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const english = aModel({ title: "Toy" })
const polish = aModel({ name: "toy-polish", title: "Polish", languages: ["pl"] })

const changed = (change: Partial<EngineSettings>) =>
  Effect.flatMap(EngineStore, ({ modify }) => modify((current) => Result.succeed({ ...current, ...change })))

/** The engines of a data folder with two models in it, as the environment sets them up. */
const scene = <A, E, R>(env: Record<string, string>, test: Effect.Effect<A, E, R>) =>
  inFolder(Effect.fnUntraced(function*(folder) {
    for (const { name } of [english, polish]) {
      mkdirSync(join(folder, "models", name), { recursive: true })
      for (const [file, content] of Object.entries(toyFiles())) {
        writeFileSync(join(folder, "models", name, file), content)
      }
    }
    const provider = ConfigProvider.layer(ConfigProvider.fromEnv({ env: { DATA_DIR: folder, ...env } }))
    const given = yield* Effect.provide(settings, provider)
    const stores = Layer.mergeAll(
      Layer.provide(MemoryEngines.layer, MemoryState.layer),
      Layer.succeed(ModelCatalogue, { models: [english, polish] }),
      NodeSealer.layer({ secret: "of the test", file: "" }),
    )
    const engines = Layer.merge(transcriber(given), configuredEngine(given)).pipe(Layer.provideMerge(stores))
    yield* Effect.provide(test, engines)
  }))

const installations: EngineSettings["installations"] = {
  [english.name]: { _tag: "Installed", minutesPerHour: null },
  [polish.name]: { _tag: "Installed", minutesPerHour: null },
}
const chosenFor = (language: string) =>
  Effect.flatMap(Transcriber, ({ choose }) => Effect.map(choose(language), ({ name }) => name))
const ids = Effect.flatMap(Transcriber, ({ installed }) => Effect.map(installed, (all) => all.map(({ id }) => id)))

describe("the engines of a process", () => {
  it.live("are the operator's choice at the next task, then whatever else knows the language", () =>
    scene(
      {},
      Effect.gen(function*() {
        assert.strictEqual(yield* chosenFor("en"), "moonshine-base en")
        yield* changed({ installations })
        assert.strictEqual(yield* chosenFor("pl"), "Polish")
        assert.deepStrictEqual(yield* ids, ["built-in", "toy-nemo-ctc", "toy-polish"])
        yield* changed({ chosen: { speech: polish.name, language: builtIn, search: "built-in", speakers: "built-in" } })
        assert.deepStrictEqual(yield* ids, ["toy-polish", "toy-nemo-ctc", "built-in"])
        assert.deepStrictEqual([yield* chosenFor("auto"), yield* chosenFor("en")], ["Polish", "Toy"])
        assert.strictEqual((yield* (yield* Transcriber).withId("built-in")).name, "moonshine-base en")
      }),
    ))

  it.live("include an endpoint that is used only when it is chosen, and named with its place", () =>
    scene(
      {},
      Effect.gen(function*() {
        const sealedKey = yield* (yield* Sealer).seal("sk-1")
        const endpoint = { address: "https://api.example.org/v1", model: "whisper-1", sealedKey }
        yield* changed({ endpoint })
        assert.strictEqual((yield* Effect.flip(chosenFor("pl")))._tag, "EngineUnavailable")
        yield* changed({ chosen: { speech: "endpoint", language: builtIn, search: "built-in", speakers: "built-in" } })
        assert.strictEqual(yield* chosenFor("pl"), "whisper-1 (api.example.org)")
        yield* changed({
          endpoint: { ...endpoint, sealedKey: "of another deployment" },
          chosen: { speech: "endpoint", language: builtIn, search: "built-in", speakers: "built-in" },
        })
        assert.include((yield* Effect.flip(chosenFor("pl"))).detail, "enter it again")
      }),
    ))

  it.live("are those of the environment first, whatever the operator has chosen", () =>
    scene(
      { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" },
      Effect.gen(function*() {
        yield* changed({
          installations,
          chosen: { speech: english.name, language: builtIn, search: "built-in", speakers: "built-in" },
        })
        assert.strictEqual(yield* chosenFor("en"), "whisper-1")
        assert.deepStrictEqual((yield* ConfiguredEngine).variables, {
          speech: ["OPENAI_BASE_URL"],
          language: ["OPENAI_BASE_URL"],
          search: [],
          speakers: [],
        })
        assert.strictEqual((yield* (yield* Transcriber).withId(english.name)).name, "Toy")
      }),
    ))

  it.live("include pocketsphinx alone where there is no memory for Moonshine", () =>
    scene(
      {},
      Effect.acquireUseRelease(
        Effect.sync(() => vi.spyOn(process, "availableMemory").mockReturnValue(2 ** 30)),
        () => Effect.map(chosenFor("en"), (name) => assert.strictEqual(name, "pocketsphinx en-us")),
        (memory) => Effect.sync(() => memory.mockRestore()),
      ),
    ))

  it.live("are one, where the environment says so", () =>
    scene(
      { TRANSCRIBE_ENGINE: "pocketsphinx" },
      Effect.gen(function*() {
        yield* changed({
          ...firstSettings,
          installations,
          chosen: { speech: polish.name, language: builtIn, search: "built-in", speakers: "built-in" },
        })
        assert.strictEqual(yield* chosenFor("auto"), "pocketsphinx en-us")
        assert.strictEqual((yield* Effect.flip(chosenFor("pl")))._tag, "EngineUnavailable")
        assert.deepStrictEqual((yield* ConfiguredEngine).variables, {
          speech: ["TRANSCRIBE_ENGINE"],
          language: [],
          search: [],
          speakers: [],
        })
      }),
    ))
})
