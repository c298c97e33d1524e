import * as OpenAiAnswerer from "#adapters/openai/answerer.ts"
import { Effect, Layer } from "effect"
import { eventsOf, sendPieces, streamingEndpoint } from "../fake-openai/streaming-endpoint.ts"
import { fakeAnswerer } from "./fake-answerer.ts"

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** The lines of a prompt, without their speakers. */
const linesIn = (prompt: string) =>
  [...prompt.matchAll(/^\[(\d+)\] (?:\d\d:\d\d )?(?:\w+: )?(.*)$/gm)].map(([, number, text = ""]) => ({
    number: Number(number),
    text,
  }))

/** Repeats the line that shares most words with the question. */
const answered = (prompt: string): string => {
  const wanted = new Set(wordsOf(prompt.split("\n").at(-1) ?? ""))
  const shared = (text: string) => wordsOf(text).filter((word) => wanted.has(word)).length
  const [best] = linesIn(prompt).filter(({ text }) => shared(text) > 0).toSorted((a, b) =>
    shared(b.text) - shared(a.text)
  )
  const sentences = best === undefined ? [] : [{ text: best.text, lines: [best.number], quote: best.text }]
  return JSON.stringify({ verdict: best === undefined ? "notSaid" : "answered", sentences, follow_ups: [] })
}

const suggested = (prompt: string): string => {
  const questions = linesIn(prompt).map(({ number, text }) => ({ question: text, lines: [number], quote: text }))
  return JSON.stringify({ choices: [{ message: { content: JSON.stringify({ questions }) } }] })
}

/** The OpenAI-compatible answerer with a model that does as it is told. */
export const obligingModel = Layer.unwrap(
  Effect.map(
    streamingEndpoint((response, { messages, stream }) => {
      const prompt = messages.at(-1)?.content ?? ""
      if (stream === true) return sendPieces(response, eventsOf(answered(prompt)), 64)
      response.writeHead(200, { "content-type": "application/json" })
      response.end(suggested(prompt))
    }),
    ({ baseUrl }) => OpenAiAnswerer.layer({ apiKey: "test-key", baseUrl, model: "gpt-fake" }),
  ),
).pipe(Layer.provide(fakeAnswerer))
