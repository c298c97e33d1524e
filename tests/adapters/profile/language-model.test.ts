import { analyst, answerer } from "#adapters/profile/engines.ts"
import { languageModel } from "#adapters/profile/language-model.ts"
import { translator } from "#adapters/profile/translator.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { type Analyst, chosenAnalyst } from "#domain/analysis/analyst.port.ts"
import { type Answerer, chosenAnswerer } from "#domain/asking/answerer.port.ts"
import { type EngineSettings, firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { chosenQuizMaker, type QuizMaker } from "#domain/review/quiz-maker.port.ts"
import { chosenTranslator, type Translator } from "#domain/translation/translator.port.ts"
import { aModel } from "#tests/support/a-model.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { tinyModel } from "#tests/support/language-model/tiny-model.ts"
import * as MemoryEngines from "#tests/support/memory/engine-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, Result } from "effect"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

const writer = aModel({
  name: "tiny-writer",
  title: "Tiny",
  purpose: "language",
  memoryBytes: 500_000_000,
  contextTokens: 8192,
})

const scene = <A, E>(
  env: Record<string, string>,
  test: Effect.Effect<A, E, Analyst | Answerer | QuizMaker | Translator | EngineStore>,
) =>
  inFolder(Effect.fnUntraced(function*(folder) {
    yield* Effect.promise(() => mkdir(join(folder, "models", writer.name), { recursive: true }))
    yield* Effect.promise(() => writeFile(join(folder, "models", writer.name, "model.gguf"), tinyModel()))
    const provider = ConfigProvider.layer(ConfigProvider.fromEnv({ env: { DATA_DIR: folder, ...env } }))
    const given = yield* Effect.provide(settings, provider)
    const stores = Layer.merge(
      Layer.provide(MemoryEngines.layer, MemoryState.layer),
      Layer.succeed(ModelCatalogue, { models: [aModel(), writer] }),
    )
    const writers = Layer.mergeAll(analyst(given), answerer(given), translator(given)).pipe(
      Layer.provide(languageModel(given)),
      Layer.provideMerge(stores),
    )
    yield* Effect.provide(test, writers)
  }))

const set = (changed: Partial<EngineSettings>) =>
  Effect.flatMap(EngineStore, ({ modify }) => modify((current) => Result.succeed({ ...current, ...changed })))

const inUse: Partial<EngineSettings> = {
  chosen: { ...firstSettings.chosen, language: writer.name },
  installations: { [writer.name]: { _tag: "Installed", minutesPerHour: 1 } },
}

const names = Effect.gen(function*() {
  const [one, two, three, four] = [
    yield* chosenAnalyst,
    yield* chosenAnswerer,
    yield* chosenQuizMaker,
    yield* chosenTranslator,
  ]
  return [one.name, two.name, three.name, four.name]
})

const request = {
  title: "A talk",
  transcript: aTranscript(Array.from({ length: 12 }, (_, n) => `Ada: We agreed on point ${n}.`)),
  language: "en",
  style: null,
  scenario: null,
  section: null,
}

describe("a model of this machine", () => {
  it.live("writes, answers, asks and translates from the moment it is chosen until another is", () =>
    scene(
      {},
      Effect.gen(function*() {
        const [, , , before] = yield* names
        assert.deepStrictEqual(yield* names, ["embedded", "embedded", "embedded", before])
        yield* set(inUse)
        assert.deepStrictEqual(yield* names, ["Tiny", "Tiny", "Tiny", "Tiny"])
        yield* set({ chosen: firstSettings.chosen })
        assert.deepStrictEqual(yield* names, ["embedded", "embedded", "embedded", before])
      }),
    ))

  it.live("summarises by our schemas, with the built-in writer to stand in", () =>
    scene(
      {},
      Effect.gen(function*() {
        yield* set(inUse)
        const { analyse, standIn } = yield* chosenAnalyst
        const steps: Array<string> = []
        const found = yield* Effect.result(analyse(request, (step) => Effect.sync(() => void steps.push(step))))
        // Its weights are random: what it writes is of the right shape, or cut.
        if (Result.isSuccess(found)) assert.isArray(found.success.sections)
        else assert.strictEqual(found.failure.reason, "unreadable-answer")
        assert.include(steps, "generating summary")
        assert.strictEqual(standIn?.name, "embedded")
      }),
    ))

  it.live("is not asked where the environment names another writer", () =>
    scene(
      { ANALYST: "embedded" },
      Effect.gen(function*() {
        yield* set(inUse)
        assert.deepStrictEqual((yield* names).slice(0, 3), ["embedded", "embedded", "embedded"])
      }),
    ))

  it.live("is not asked while it is not installed", () =>
    scene(
      {},
      Effect.gen(function*() {
        yield* set({ ...inUse, installations: {} })
        assert.deepStrictEqual((yield* names).slice(0, 3), ["embedded", "embedded", "embedded"])
      }),
    ))
})
