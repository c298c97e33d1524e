import * as EmbeddedAnalyst from "#adapters/engines/language/embedded-analyst/analyst.ts"
import * as EmbeddedAnswerer from "#adapters/engines/language/embedded-answerer/answerer.ts"
import * as OpenAiAnalyst from "#adapters/openai/analyst.ts"
import * as OpenAiAnswerer from "#adapters/openai/answerer.ts"
import * as OpenAiQuizMaker from "#adapters/openai/quiz-maker.ts"
import { reveal, type Settings } from "#adapters/system/config/settings.ts"
import { OfferedSummaryLanguages, SummaryLanguage } from "#domain/account/languages.ts"
import { Analyst, chosenAnalyst } from "#domain/analysis/analyst.port.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { PassageFinder } from "#domain/asking/passage-finder.port.ts"
import { QuizMaker } from "#domain/review/quiz-maker.port.ts"
import { Context, Effect, Layer } from "effect"
import { analysisTime, type LanguageModel, orLocalModel } from "./language-model.ts"

/** An endpoint is configured by its key, its address, or both: local servers often need no key. */
export const endpointOf = ({ openAiKey, openAiUrl }: Settings) =>
  openAiKey === null && openAiUrl === null
    ? null
    : { apiKey: reveal(openAiKey) ?? "none", ...(openAiUrl === null ? {} : { baseUrl: openAiUrl }) }

const chatOf = ({ chatModel: model, chatWindow: windowSize }: Settings) => ({ model, windowSize })

/** Who writes summaries, answers and questions: the configured service, or null. */
const serviceOf = (settings: Settings) => settings.analyst === "embedded" ? null : endpointOf(settings)

/**
 * Writes the summaries: a service if one is configured, else a model of this machine if one is chosen, else the built-in
 * analyst. Readers are offered the languages it writes.
 */
export const analyst = (settings: Settings): Layer.Layer<Analyst, never, LanguageModel> => {
  const service = serviceOf(settings)
  const writer = service !== null
    ? withStandIn(OpenAiAnalyst.layer({ ...service, ...chatOf(settings) }))
    : settings.analyst === "embedded"
    ? EmbeddedAnalyst.layer
    : localAnalyst
  const offered = Effect.map(
    Effect.context<Analyst>(),
    (context) =>
      Effect.map(
        Effect.provideContext(chosenAnalyst, context),
        ({ writesOnlySpoken = false }) => writesOnlySpoken ? [] : SummaryLanguage.literals,
      ),
  )
  return Layer.provideMerge(Layer.effect(OfferedSummaryLanguages, offered), writer)
}

const localAnalyst = Layer.effect(
  Analyst,
  Effect.flatMap(
    Analyst,
    (own) => orLocalModel(own, (options) => ({ ...OpenAiAnalyst.make({ ...options, ...analysisTime }), standIn: own })),
  ),
).pipe(Layer.provide(EmbeddedAnalyst.layer))

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
export const answerer = (
  settings: Settings,
): Layer.Layer<Answerer | PassageFinder | QuizMaker, never, LanguageModel> => {
  const service = serviceOf(settings)
  if (settings.analyst === "embedded") return EmbeddedAnswerer.layer
  const writers = service === null
    ? Layer.merge(localAnswerer, localQuizMaker)
    : Layer.merge(
      withBuiltInAnswerer(OpenAiAnswerer.layer({ ...service, ...chatOf(settings) })),
      withBuiltInQuizMaker(OpenAiQuizMaker.layer({ ...service, ...chatOf(settings) })),
    )
  return Layer.provideMerge(writers, EmbeddedAnswerer.layer)
}

/** Another time than for a summary: a reader waits. */
const readerTime = { timeLimit: "15 minutes" } as const

const localAnswerer = Layer.effect(
  Answerer,
  Effect.gen(function*() {
    const own = yield* Answerer
    const finder = yield* PassageFinder
    return yield* orLocalModel(own, (options) => ({
      ...OpenAiAnswerer.make({ ...options, ...readerTime }, finder),
      standIn: own,
    }))
  }),
)

const localQuizMaker = Layer.effect(
  QuizMaker,
  Effect.flatMap(
    QuizMaker,
    (own) => orLocalModel(own, (options) => ({ ...OpenAiQuizMaker.make({ ...options, ...readerTime }), standIn: own })),
  ),
)

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
