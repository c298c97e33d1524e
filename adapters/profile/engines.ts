import { removeStaleFolders } from "#adapters/child-process/temp-folder.ts"
import { reveal, type Settings } from "#adapters/config/settings.ts"
import * as BuiltIn from "#adapters/diarization/diarizer.ts"
import * as EmbeddedAnalyst from "#adapters/embedded-analyst/analyst.ts"
import * as OpenAiAnalyst from "#adapters/openai/analyst.ts"
import * as OpenAi from "#adapters/openai/transcriber-engine.ts"
import * as Pocketsphinx from "#adapters/pocketsphinx/engine.ts"
import { fetchedDiarizer, fetchedEngine } from "#adapters/sherpa-onnx/fetched.ts"
import * as SherpaOnnx from "#adapters/sherpa-onnx/transcriber-engine.ts"
import { shared } from "#adapters/transcribers/shared-engine.ts"
import * as Transcribers from "#adapters/transcribers/transcriber.ts"
import type { Analyst } from "#domain/analysis/analyst.port.ts"
import type { Diarizer } from "#domain/transcript/diarizer.port.ts"
import type { Transcriber } from "#domain/transcript/transcriber.port.ts"
import { Effect, Layer } from "effect"
import { basename, join } from "node:path"

/** An endpoint is configured by its key, its address, or both: local servers often need no key. */
const endpointOf = ({ openAiKey, openAiUrl }: Settings) =>
  openAiKey === null && openAiUrl === null
    ? null
    : { apiKey: reveal(openAiKey) ?? "none", ...(openAiUrl === null ? {} : { baseUrl: openAiUrl }) }

/** The configured recognisers, best first; the built-in one is always available. */
export const transcriber = (settings: Settings): Layer.Layer<Transcriber> => {
  const { sherpaModels, sherpaModel, dataDir, engine } = settings
  const sources = {
    openai: endpointSource(settings),
    "sherpa-onnx": [
      ...(sherpaModels === null ? [] : [local(basename(sherpaModels), SherpaOnnx.engine({ folder: sherpaModels }))]),
      ...(sherpaModel === null ? [] : [local(sherpaModel, fetchedEngine(sherpaModel, modelsIn(dataDir)))]),
    ],
    pocketsphinx: [local("built-in", Pocketsphinx.engine({ cache: join(dataDir, "cache", "pocketsphinx") }))],
  }
  const all = [...sources.openai, ...sources["sherpa-onnx"], ...sources.pocketsphinx]
  return Transcribers.layer(Effect.succeed(engine === "auto" ? all : sources[engine])).pipe(
    // A killed server leaves temporary folders; the next one removes them even if it never recognises anything.
    Layer.merge(Layer.effectDiscard(Effect.promise(removeStaleFolders))),
  )
}

const local = (id: string, open: Transcribers.EngineSource["open"]): Transcribers.EngineSource => ({
  id,
  key: id,
  isLocal: true,
  isAutomatic: true,
  about: null,
  open,
})

const endpointSource = (settings: Settings): ReadonlyArray<Transcribers.EngineSource> => {
  const { transcribeModel: model, transcribeParallel: parallel } = settings
  const endpoint = endpointOf(settings)
  if (endpoint === null) return []
  const open = Effect.sync(() => shared(OpenAi.engine({ ...endpoint, model, parallel })))
  return [{ id: "endpoint", key: "endpoint", isLocal: false, isAutomatic: true, about: null, open }]
}

/** The configured diarizer. */
export const speakerSeparator = ({ speakerEngine, dataDir }: Settings): Layer.Layer<Diarizer> =>
  speakerEngine === "built-in" ? BuiltIn.layer : fetchedDiarizer(modelsIn(dataDir))

const modelsIn = (dataDir: string): string => join(dataDir, "models")

/** Writes the summaries: a language model if one is configured, else the built-in analyst. */
export const analyst = (settings: Settings): Layer.Layer<Analyst> => {
  const endpoint = endpointOf(settings)
  return endpoint === null || settings.analyst === "embedded"
    ? EmbeddedAnalyst.layer
    : OpenAiAnalyst.layer({ ...endpoint, model: settings.chatModel })
}
