import * as OpenAiAnalyst from "#adapters/openai/analyst.ts"
import * as OpenAiAnswerer from "#adapters/openai/answerer.ts"
import * as OpenAiQuizMaker from "#adapters/openai/quiz-maker.ts"
import * as OpenAiTranslator from "#adapters/openai/translator.ts"
import { Layer } from "effect"
import { fakeAnswerer } from "../asking/fake-answerer.ts"

/** Everything that works with the chat endpoint at this address. */
export const chatEngines = (baseUrl: string, more: { readonly windowSize?: number } = {}) => {
  const options = { apiKey: "test-key", baseUrl, model: "gpt-fake", firstPause: 1, ...more }
  return Layer.mergeAll(
    OpenAiAnalyst.layer(options),
    OpenAiAnswerer.layer(options),
    OpenAiQuizMaker.layer(options),
    OpenAiTranslator.layer(options),
  ).pipe(Layer.provide(fakeAnswerer))
}
