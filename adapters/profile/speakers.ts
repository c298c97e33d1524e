import { onMirror } from "#adapters/engines/model-files/on-mirror.ts"
import * as BuiltIn from "#adapters/engines/speech/diarization/diarizer.ts"
import * as SherpaDiarizer from "#adapters/engines/speech/sherpa-onnx/diarizer.ts"
import { fetchedSpeakers } from "#adapters/engines/speech/sherpa-onnx/fetched.ts"
import { type SpeakerModel, threeDSpeaker } from "#adapters/engines/speech/sherpa-onnx/speaker-models.ts"
import * as SherpaEmbedder from "#adapters/engines/speech/sherpa-onnx/voice-embedder.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { Diarizer } from "#domain/recognition/diarizer.port.ts"
import { VoiceEmbedder } from "#domain/recognition/voice-embedder.port.ts"
import { Effect, Layer } from "effect"
import { modelsIn } from "./models-in.ts"

/** The model that tells speakers apart now; null while that is the built-in diarizer. */
type Chosen = Effect.Effect<SpeakerModel | null>

/** The environment goes first; otherwise the operator's choice is read at each use. A process whose disk lacks the model fetches it. */
const chosenModel = ({ speakerEngine, dataDir, modelMirror }: Settings) =>
  Effect.gen(function*() {
    const store = yield* EngineStore
    const { models } = yield* ModelCatalogue
    const root = modelsIn(dataDir)
    const wanted = onMirror(threeDSpeaker, modelMirror)
    const ofEnvironment = { name: wanted.name, open: fetchedSpeakers(wanted, root) }
    const ofOperator = Effect.map(store.get, ({ chosen, installations }) => {
      const model = models.find(({ name, purpose }) => purpose === "speakers" && name === chosen.speakers)
      const isThere = model !== undefined && installations[model.name]?._tag === "Installed"
      return isThere ? { name: model.name, open: fetchedSpeakers(model, root) } : null
    })
    const chosen: Chosen = speakerEngine === "auto"
      ? ofOperator
      : Effect.succeed(speakerEngine === "sherpa-onnx" ? ofEnvironment : null)
    return chosen
  })

/** Who tells speakers apart: the built-in diarizer, or a model, for which the built-in one stands in. */
const diarizer = (settings: Settings) =>
  Layer.effect(
    Diarizer,
    Effect.gen(function*() {
      const own = yield* Diarizer
      const chosen = Effect.map(
        yield* chosenModel(settings),
        (model) => model === null ? own : { ...SherpaDiarizer.make(model.open), standIn: own },
      )
      return { ...own, chosen }
    }),
  ).pipe(Layer.provide(BuiltIn.layer))

const embedder = (settings: Settings) =>
  Layer.effect(VoiceEmbedder, Effect.map(chosenModel(settings), SherpaEmbedder.make))

export const speakers = (settings: Settings) => Layer.merge(diarizer(settings), embedder(settings))
