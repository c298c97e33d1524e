import { speakers } from "#adapters/profile/speakers.ts"
import { configuredEngine } from "#adapters/profile/transcriber.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { ConfiguredEngine } from "#domain/engine/configured-engine.port.ts"
import { firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { chosenDiarizer, type Diarizer } from "#domain/recognition/diarizer.port.ts"
import { VoiceEmbedder } from "#domain/recognition/voice-embedder.port.ts"
import { servedSpeakers } from "#tests/support/engines/toy-speakers.ts"
import { aRecording, recordingFile } from "#tests/support/fake-openai/a-recording.ts"
import * as MemoryEngines from "#tests/support/memory/engine-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, Result, type Scope } from "effect"

const scene = <A, E>(
  env: Record<string, string>,
  model: Model,
  test: Effect.Effect<A, E, Diarizer | VoiceEmbedder | EngineStore | ConfiguredEngine | Scope.Scope>,
) =>
  inFolder(Effect.fnUntraced(function*(folder) {
    const provider = ConfigProvider.layer(ConfigProvider.fromEnv({ env: { DATA_DIR: folder, ...env } }))
    const given = yield* Effect.provide(settings, provider)
    const stores = Layer.merge(
      Layer.provide(MemoryEngines.layer, MemoryState.layer),
      Layer.succeed(ModelCatalogue, { models: [model] }),
    )
    return yield* Effect.provide(
      test,
      Layer.merge(speakers(given), configuredEngine(given)).pipe(Layer.provideMerge(stores)),
    )
  }))

const choose = (id: string) =>
  Effect.flatMap(EngineStore, ({ modify }) =>
    modify((current) =>
      Result.succeed({
        ...current,
        chosen: { ...firstSettings.chosen, speakers: id },
        installations: { "toy-speakers": { _tag: "Installed", minutesPerHour: null } },
      })
    ))

const recording = aRecording(`${"One two three four five six seven eight nine ten eleven twelve. ".repeat(2)}End.`)
const speech = [{ begin: 600, end: 6000 }, { begin: 7100, end: 12_000 }]

describe("the model that tells speakers apart", () => {
  it.live("is used from the moment it is chosen until the built-in diarizer is, which stands in for it", () =>
    Effect.gen(function*() {
      const { model } = yield* servedSpeakers()
      yield* scene(
        {},
        model,
        Effect.gen(function*() {
          assert.isUndefined((yield* chosenDiarizer).standIn)
          assert.deepStrictEqual((yield* ConfiguredEngine).variables.speakers, [])
          yield* choose(model.name)
          const { diarize, standIn } = yield* chosenDiarizer
          assert.isDefined(standIn)
          const { turns } = yield* diarize(yield* recordingFile(recording), speech, 1)
          assert.isAbove(turns.length, 0)
          yield* choose("built-in")
          assert.isUndefined((yield* chosenDiarizer).standIn)
        }),
      )
    }))

  it.live("describes voices by vectors of length 1, the same for the same voice", () =>
    Effect.gen(function*() {
      const { model } = yield* servedSpeakers()
      yield* scene(
        {},
        model,
        Effect.gen(function*() {
          const embedder = yield* VoiceEmbedder
          const audio = yield* recordingFile(recording)
          assert.isNull(yield* embedder.model)
          assert.isNull(yield* embedder.embed(audio, [speech]))
          yield* choose(model.name)
          assert.strictEqual(yield* embedder.model, model.name)
          const found = yield* embedder.embed(audio, [speech, speech, [{ begin: 600, end: 2000 }]])
          assert.strictEqual(found?.model, model.name)
          const [one, same, short] = found?.vectors ?? []
          assert.lengthOf(one ?? [], 80)
          assert.approximately(Math.hypot(...one ?? []), 1, 1e-6)
          assert.deepStrictEqual(one, same)
          assert.isNull(short)
        }),
      )
    }))

  it.live.each([["built-in", false], ["sherpa-onnx", true]] as const)(
    "is what SPEAKER_ENGINE=%s says, whatever the operator has chosen",
    ([variable, hasModel]) =>
      Effect.gen(function*() {
        const { model } = yield* servedSpeakers()
        yield* scene(
          { SPEAKER_ENGINE: variable },
          model,
          Effect.gen(function*() {
            yield* choose(model.name)
            assert.strictEqual((yield* chosenDiarizer).standIn !== undefined, hasModel)
            assert.deepStrictEqual((yield* ConfiguredEngine).variables.speakers, ["SPEAKER_ENGINE"])
          }),
        )
      }),
  )
})
