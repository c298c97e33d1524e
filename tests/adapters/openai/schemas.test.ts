import { Analyst } from "#domain/analysis/analyst.port.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { QuizMaker } from "#domain/review/quiz-maker.port.ts"
import { questionKinds } from "#domain/review/quiz-question.ts"
import { Translator } from "#domain/translation/translator.port.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aQuestion } from "#tests/support/asking/a-question.ts"
import { chatEngines } from "#tests/support/fake-openai/chat-engines.ts"
import { fakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { strictnessFault } from "#tests/support/fake-openai/json-schema.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

const question = aQuestion("What does the warehouse cost?")

const analysis = {
  title: "Planning",
  transcript: aTranscript(["Ada: We agreed on the budget."]),
  language: "en",
  style: null,
  scenario: null,
  section: null,
} as const

const quiz = { transcript: question.text, kinds: questionKinds, count: 1, language: "en", seed: 1 }

const lines = {
  source: "en",
  target: "es",
  lines: [{ n: 1, text: "Good morning" }],
  before: [],
  glossary: [],
  names: [],
}

/** Everything the product asks a chat model for. */
const asked = {
  notes: Effect.flatMap(Analyst, ({ analyse }) => analyse(analysis, () => Effect.void)),
  answer: Effect.flatMap(Answerer, ({ answer }) => Stream.runDrain(answer(question))),
  suggestions: Effect.flatMap(Answerer, ({ suggest }) => suggest(question.text, "en", 3)),
  quiz: Effect.flatMap(QuizMaker, ({ make }) => Stream.runDrain(make(quiz))),
  translation: Effect.flatMap(Translator, ({ translate }) => translate(lines)),
}

describe("a service that refuses schemas outside OpenAI's strict subset", () => {
  for (const [name, ask] of Object.entries(asked)) {
    it.live(`takes the one for ${name} at once`, () =>
      Effect.gen(function*() {
        const { baseUrl, requests } = yield* fakeOpenAi()
        yield* Effect.ignore(ask).pipe(Effect.provide(chatEngines(baseUrl)))
        const [format] = requests.map((request) => request.kind === "chat" ? request.format : null)
        assert.deepInclude(format, { type: "json_schema", strict: true })
        assert.isNull(strictnessFault(format?.schema))
        assert.lengthOf(requests, 1)
      }))
  }
})

const a = { type: "string" }
const object = (properties: object, more: object = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
})

describe("the strict peer", () => {
  it("refuses what OpenAI refuses", () => {
    assert.isNull(strictnessFault(object({ a: { $ref: "#/$defs/A" } }, { $defs: { A: a } })))
    const faults = [
      object({ a: { $ref: "#/$defs/A" } }),
      object({ a: { allOf: [a] } }),
      object({ a: {} }),
      object({ a: { type: "array" } }),
      object({ a: { ...a, pattern: "^x" } }),
      object({ a: object({ b: a }, { required: [] }) }),
      object({ a }, { required: ["a", "b"] }),
      object({ a }, { additionalProperties: true }),
      { anyOf: [object({ a })] },
    ].map(strictnessFault)
    assert.notInclude(faults, null)
  })
})
