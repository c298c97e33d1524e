import { onMirror } from "#adapters/engines/model-files/on-mirror.ts"
import { fetchedEngine } from "#adapters/engines/speech/sherpa-onnx/fetched.ts"
import * as SherpaOnnx from "#adapters/engines/speech/sherpa-onnx/transcriber-engine.ts"
import { shared } from "#adapters/engines/speech/transcribers/shared-engine.ts"
import * as Transcribers from "#adapters/engines/speech/transcribers/transcriber.ts"
import * as OpenAi from "#adapters/openai/transcriber-engine.ts"
import { endAbandoned } from "#adapters/system/child-process/abandoned.ts"
import { removeStaleFolders } from "#adapters/system/child-process/temp-folder.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { ConfiguredEngine } from "#domain/engine/configured-engine.port.ts"
import { builtIn, type Endpoint, endpointId } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { Sealer } from "#domain/kernel/sealer.port.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Effect, Layer } from "effect"
import { basename } from "node:path"
import { builtInEngine, pocketsphinxAlone } from "./built-in-engine.ts"
import { endpointOf } from "./engines.ts"
import { modelsIn } from "./models-in.ts"

type Source = Transcribers.EngineSource

/** The variables of the environment that name an engine for speech. */
const variablesOf = ({ engine, openAiKey, openAiUrl, sherpaModels, sherpaModel }: Settings): ReadonlyArray<string> => {
  if (engine !== "auto") return ["TRANSCRIBE_ENGINE"]
  const set = {
    OPENAI_API_KEY: openAiKey,
    OPENAI_BASE_URL: openAiUrl,
    SHERPA_MODELS_DIR: sherpaModels,
    SHERPA_MODEL: sherpaModel,
  }
  return Object.entries(set).filter(([, value]) => value !== null).map(([name]) => name)
}

export const configuredEngine = (settings: Settings): Layer.Layer<ConfiguredEngine> =>
  Layer.succeed(ConfiguredEngine, {
    variables: {
      speech: variablesOf(settings),
      language: writersOf(settings),
      search: [],
      speakers: settings.speakerEngine === "auto" ? [] : ["SPEAKER_ENGINE"],
    },
  })

/** The variables of the environment that name an engine for writing. */
const writersOf = ({ analyst, openAiKey, openAiUrl }: Settings): ReadonlyArray<string> => {
  if (analyst !== "auto") return ["ANALYST"]
  const set = { OPENAI_API_KEY: openAiKey, OPENAI_BASE_URL: openAiUrl }
  return Object.entries(set).filter(([, value]) => value !== null).map(([name]) => name)
}

/**
 * The recognisers, best first: those of the environment, then the one the operator chose, then the other models on this
 * machine. The built-in one is always available.
 */
export const transcriber = (settings: Settings) => {
  const own = fromEnvironment(settings)
  const { engine } = settings
  const sources = Effect.gen(function*() {
    const { chosen, endpoint, installations } = yield* (yield* EngineStore).get
    const { models } = yield* ModelCatalogue
    const remote = endpoint === null ? [] : [yield* chosenEndpoint(endpoint, settings)]
    const installed = models
      .filter(({ name, purpose }) => purpose === "speech" && installations[name]?._tag === "Installed")
      .map((model) => installedModel(model, settings))
    const operators = [...remote, ...installed, ...own.moonshine]
    const isSet = variablesOf(settings).length > 0
    const first = operators.filter(({ id }) => id === chosen.speech && !isSet).map(automatic(true))
    const named = engine === "auto" ? [...own.openai, ...own["sherpa-onnx"], ...first] : own[engine]
    const rest = engine === "auto" ? operators : operators.map(automatic(false))
    return firstOfEach([...named, ...rest])
  })
  return Transcribers.layer(sources).pipe(
    // A killed server leaves temporary folders and may leave processes; the next one removes them even if it never
    // recognises anything.
    Layer.merge(Layer.effectDiscard(Effect.promise(() => Promise.all([removeStaleFolders(), endAbandoned()])))),
  )
}

const automatic = (isAutomatic: boolean) => (source: Source): Source => ({ ...source, isAutomatic })

const firstOfEach = (sources: ReadonlyArray<Source>): ReadonlyArray<Source> =>
  sources.filter(({ id }, at) => sources.findIndex((other) => other.id === id) === at)

const fromEnvironment = (settings: Settings) => {
  const { sherpaModels, sherpaModel, modelMirror, dataDir, transcribeModel: model, transcribeParallel: parallel } =
    settings
  const endpoint = endpointOf(settings)
  return {
    openai: endpoint === null
      ? []
      : [{
        ...local(endpointId, Effect.sync(() => shared(OpenAi.engine({ ...endpoint, model, parallel })))),
        isLocal: false,
      }],
    "sherpa-onnx": [
      ...(sherpaModels === null ? [] : [local(basename(sherpaModels), SherpaOnnx.engine({ folder: sherpaModels }))]),
      ...(sherpaModel === null ? [] : [
        local(sherpaModel.name, fetchedEngine(onMirror(sherpaModel, modelMirror), modelsIn(dataDir))),
      ]),
    ],
    moonshine: [local(builtIn, builtInEngine(dataDir))],
    pocketsphinx: [local(builtIn, pocketsphinxAlone(dataDir))],
  }
}

const local = (id: string, open: Source["open"]): Source => ({
  id,
  key: id,
  isLocal: true,
  isAutomatic: true,
  about: null,
  open,
})

/** A process whose disk does not have the model yet fetches it. */
const installedModel = (model: Model, { dataDir }: Settings): Source => ({
  ...local(
    model.name,
    Effect.map(
      fetchedEngine(model, modelsIn(dataDir), model.languages),
      (engine) => ({ ...engine, name: model.title }),
    ),
  ),
  key: `installed ${model.name}`,
  about: { name: model.title, languages: model.languages },
})

/** A different address or key means a different engine: one does not continue what another began. */
const chosenEndpoint = Effect.fnUntraced(function*({ address, model, sealedKey }: Endpoint, settings: Settings) {
  const { open } = yield* Sealer
  const name = `${model} (${new URL(address).host})`
  const start = Effect.gen(function*() {
    const apiKey = sealedKey === null ? "none" : yield* open(sealedKey)
    if (apiKey === null) {
      return yield* new EngineUnavailable({ detail: "the key of the endpoint can no longer be read; enter it again" })
    }
    const parallel = settings.transcribeParallel
    return { ...shared(OpenAi.engine({ apiKey, baseUrl: address, model, parallel })), name }
  })
  const source: Source = {
    id: endpointId,
    key: `endpoint ${address} ${model} ${sealedKey ?? ""}`,
    isLocal: false,
    isAutomatic: false,
    about: { name, languages: "any" },
    open: start,
  }
  return source
})
