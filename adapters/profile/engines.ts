import { reveal, type Settings } from "#adapters/config/settings.ts"
import * as BuiltIn from "#adapters/diarization/diarizer.ts"
import * as EmbeddedAnalyst from "#adapters/embedded-analyst/analyst.ts"
import * as EmbeddedAnswerer from "#adapters/embedded-answerer/answerer.ts"
import { onMirror } from "#adapters/model-files/on-mirror.ts"
import * as OpenAiAnalyst from "#adapters/openai/analyst.ts"
import * as OpenAiAnswerer from "#adapters/openai/answerer.ts"
import * as OpenAiQuizMaker from "#adapters/openai/quiz-maker.ts"
import { fetchedDiarizer } from "#adapters/sherpa-onnx/fetched.ts"
import { OfferedSummaryLanguages, SummaryLanguage } from "#domain/account/languages.ts"
import { Analyst } from "#domain/analysis/analyst.port.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import type { PassageFinder } from "#domain/asking/passage-finder.port.ts"
import { QuizMaker } from "#domain/review/quiz-maker.port.ts"
import type { Diarizer } from "#domain/transcript/diarizer.port.ts"
import { Context, Effect, Layer } from "effect"
import { join } from "node:path"

/** An endpoint is configured by its key, its address, or both: local servers often need no key. */
export const endpointOf = ({ openAiKey, openAiUrl }: Settings) =>
  openAiKey === null && openAiUrl === null
    ? null
    : { apiKey: reveal(openAiKey) ?? "none", ...(openAiUrl === null ? {} : { baseUrl: openAiUrl }) }

/** The configured diarizer. */
export const speakerSeparator = ({ speakerEngine, dataDir, modelMirror }: Settings): Layer.Layer<Diarizer> =>
  speakerEngine === "built-in"
    ? BuiltIn.layer
    : fetchedDiarizer(modelsIn(dataDir), (wanted) => onMirror(wanted, modelMirror))

/** Where models are stored. */
export const modelsIn = (dataDir: string): string => join(dataDir, "models")

const chatOf = ({ chatModel: model, chatWindow: windowSize }: Settings) => ({ model, windowSize })

/** Writes the summaries: a language model if one is configured, else the built-in analyst. Readers are offered the languages it writes. */
export const analyst = (settings: Settings): Layer.Layer<Analyst> => {
  const endpoint = endpointOf(settings)
  const writer = endpoint === null || settings.analyst === "embedded"
    ? EmbeddedAnalyst.layer
    : withStandIn(OpenAiAnalyst.layer({ ...endpoint, ...chatOf(settings) }))
  const offered = Effect.map(
    Analyst,
    ({ writesOnlySpoken = false }) => writesOnlySpoken ? [] : SummaryLanguage.literals,
  )
  return Layer.provideMerge(Layer.effect(OfferedSummaryLanguages, offered), writer)
}

/** The built-in analyst writes the summaries that a model cannot. */
const withStandIn = (model: Layer.Layer<Analyst>): Layer.Layer<Analyst> =>
  Layer.effect(
    Analyst,
    Effect.gen(function*() {
      const standIn = Context.get(yield* Layer.build(EmbeddedAnalyst.layer), Analyst)
      return { ...Context.get(yield* Layer.build(model), Analyst), standIn }
    }),
  )

/** Answers questions and makes those of reviews, chosen as for summaries. The built-in answerer also finds the passages that a model reads. */
export const answerer = (settings: Settings): Layer.Layer<Answerer | PassageFinder | QuizMaker> => {
  const endpoint = endpointOf(settings)
  return endpoint === null || settings.analyst === "embedded"
    ? EmbeddedAnswerer.layer
    : Layer.mergeAll(
      withBuiltInAnswerer(OpenAiAnswerer.layer({ ...endpoint, ...chatOf(settings) })),
      withBuiltInQuizMaker(OpenAiQuizMaker.layer({ ...endpoint, ...chatOf(settings) })),
    ).pipe(Layer.provideMerge(EmbeddedAnswerer.layer))
}

/** The built-in answerer quotes the text when a model does not answer. */
const withBuiltInAnswerer = <R>(model: Layer.Layer<Answerer, never, R>) =>
  Layer.effect(
    Answerer,
    Effect.gen(function*() {
      const standIn = yield* Answerer
      return { ...Context.get(yield* Layer.build(model), Answerer), standIn }
    }),
  )

/** The built-in quiz is there when a model writes no questions. */
const withBuiltInQuizMaker = <R>(model: Layer.Layer<QuizMaker, never, R>) =>
  Layer.effect(
    QuizMaker,
    Effect.gen(function*() {
      const standIn = yield* QuizMaker
      return { ...Context.get(yield* Layer.build(model), QuizMaker), standIn }
    }),
  )
