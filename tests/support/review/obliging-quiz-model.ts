import * as OpenAiQuizMaker from "#adapters/openai/quiz-maker.ts"
import { Effect, Layer } from "effect"
import { eventsOf, sendPieces, streamingEndpoint } from "../fake-openai/streaming-endpoint.ts"

/** The lines of a prompt, without their speakers. */
const linesIn = (prompt: string) =>
  [...prompt.matchAll(/^\[(\d+)\] (?:\d\d:\d\d )?(?:\w+: )?(.*)$/gm)].map(([, number, text = ""]) => ({
    number: Number(number),
    text,
  }))

const questionsFor = (prompt: string): string =>
  JSON.stringify({
    questions: linesIn(prompt).map(({ number, text }) => ({
      kind: "trueFalse",
      text,
      options: [],
      answers: ["true"],
      lines: [number],
      quote: text,
    })),
  })

/** The OpenAI-compatible maker on a model that writes this, in small pieces. */
export const quizModelThat = (writes: (prompt: string) => string) =>
  Layer.unwrap(
    Effect.map(
      streamingEndpoint((response, { messages }) =>
        sendPieces(response, eventsOf(writes(messages.at(-1)?.content ?? "")), 7)
      ),
      ({ baseUrl }) => OpenAiQuizMaker.layer({ apiKey: "test-key", baseUrl, model: "gpt-fake" }),
    ),
  )

/** The same on a model that does as it is asked. */
export const obligingQuizModel = quizModelThat(questionsFor)
