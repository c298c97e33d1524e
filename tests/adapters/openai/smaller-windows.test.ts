import { Analyst } from "#domain/analysis/analyst.port.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { QuizMaker } from "#domain/review/quiz-maker.port.ts"
import { questionKinds } from "#domain/review/quiz-question.ts"
import { Translator } from "#domain/translation/translator.port.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aQuestion } from "#tests/support/asking/a-question.ts"
import { chatEngines } from "#tests/support/fake-openai/chat-engines.ts"
import type { ChatRequest } from "#tests/support/fake-openai/chat.ts"
import { fakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { linesIn } from "#tests/support/translation/translating-endpoint.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

const said = Array.from(
  { length: 200 },
  (_, at) => `Ada: Sentence number ${at} about the budget for the new warehouse.`,
)
const transcript = aTranscript(said)
const analysis = { title: "Planning", transcript, language: "en", style: null, scenario: null, section: null }
const text = { ...aQuestion("").text, lines: transcript.segments, speakers: transcript.speakers }
const question = { ...aQuestion("What about the budget?"), text }

const lastOf = ({ messages }: ChatRequest): string => messages.at(-1)?.content ?? ""
const numbersIn = (request: ChatRequest) =>
  [...lastOf(request).matchAll(/^\[(\d+)\]/gm)].map(([, number]) => Number(number))

/** One point for each part, with all of its lines; merged notes have all of them. */
const notesOf = (request: ChatRequest): string => {
  const numbers = lastOf(request).includes("<notes>")
    ? [...lastOf(request).matchAll(/"segments":\[([\d,]*)\]/g)].flatMap(([, list = ""]) => list.split(",").map(Number))
    : numbersIn(request)
  const point = { text: "Budget", segments: numbers, quote: null, owner: null, due: null }
  return JSON.stringify({ scenario: "meeting", sections: [{ kind: "overview", title: "Overview", points: [point] }] })
}

const notesUnmerged = (request: ChatRequest): string =>
  request.messages.some(({ content }) => content.includes("<notes>")) ? "No." : notesOf(request)

const answerOf = (request: ChatRequest): string =>
  JSON.stringify({
    verdict: "answered",
    sentences: [{ text: "It is about the budget.", lines: numbersIn(request).slice(0, 1), quote: null }],
    follow_ups: [],
  })

const quizOf = (request: ChatRequest): string => {
  const lines = numbersIn(request).slice(0, 1)
  const asked = { kind: "trueFalse", text: "True?", options: [], answers: ["true"], lines, quote: "budget" }
  return JSON.stringify({ questions: [asked] })
}

const translationOf = (request: ChatRequest): string => JSON.stringify({ lines: linesIn(lastOf(request)) })

const notes = Effect.flatMap(Analyst, ({ analyse }) => analyse(analysis, () => Effect.void))

describe("a model whose context is smaller than what is sent", () => {
  it.live.each(["context_length_exceeded", "in words"])(
    "gets smaller windows for a summary (%s)",
    (contextRefusal) =>
      Effect.gen(function*() {
        const fake = yield* fakeOpenAi({ reply: notesOf, context: { characters: 9000, refusal: contextRefusal } })
        const { sections } = yield* Effect.provide(notes, chatEngines(fake.baseUrl))
        const covered = new Set(sections.flatMap(({ points }) => points.flatMap(({ segments }) => segments)))
        assert.strictEqual(covered.size, said.length)
      }),
  )

  it.live("gets its notes joined where it cannot merge them", () =>
    Effect.gen(function*() {
      const fake = yield* fakeOpenAi({ reply: notesUnmerged, context: { characters: 5000 }, maxAnswer: 900 })
      const { sections } = yield* Effect.provide(notes, chatEngines(fake.baseUrl))
      const covered = new Set(sections.flatMap(({ points }) => points.flatMap(({ segments }) => segments)))
      assert.strictEqual(covered.size, said.length)
    }))

  it.live("gets fewer lines with a question, for suggestions, a quiz and a translation", () =>
    Effect.gen(function*() {
      const replies = [answerOf, quizOf, translationOf]
      const [answers = answerOf, quizzes = quizOf, translations = translationOf] = replies
      const answering = yield* fakeOpenAi({ reply: answers, context: { characters: 6000 } })
      const parts = yield* Effect.flatMap(Answerer, ({ answer }) => Stream.runCollect(answer(question))).pipe(
        Effect.provide(chatEngines(answering.baseUrl)),
      )
      assert.deepStrictEqual(parts.map(({ _tag }) => _tag), ["Sentence", "Conclusion"])

      const asking = yield* fakeOpenAi({ reply: quizzes, context: { characters: 6000 } })
      const quiz = { transcript: text, kinds: questionKinds, count: 1, language: "en", seed: 1 }
      const made = yield* Effect.flatMap(QuizMaker, ({ make }) => Stream.runCollect(make(quiz))).pipe(
        Effect.provide(chatEngines(asking.baseUrl)),
      )
      assert.lengthOf(made, 1)

      const translating = yield* fakeOpenAi({ reply: translations, context: { characters: 2600 } })
      const lines = transcript.segments.slice(0, 40).map((line, at) => ({ n: at + 1, text: line.text }))
      const request = { source: "en", target: "es", lines, before: [], glossary: [], names: [] }
      const found = yield* Effect.flatMap(Translator, ({ translate }) => translate(request)).pipe(
        Effect.provide(chatEngines(translating.baseUrl)),
      )
      assert.deepStrictEqual(found.map(({ n }) => n), lines.map(({ n }) => n))
    }))

  it.live("is asked for the notes of less where it cannot finish those of all", () =>
    Effect.gen(function*() {
      const fake = yield* fakeOpenAi({ reply: notesOf, maxAnswer: 500 })
      const { sections } = yield* Effect.provide(notes, chatEngines(fake.baseUrl))
      const covered = new Set(sections.flatMap(({ points }) => points.flatMap(({ segments }) => segments)))
      assert.strictEqual(covered.size, said.length)
    }))
})
