import type { AnalysisRequest } from "#domain/analysis/analyst.port.ts"
import { Analyst } from "#domain/analysis/analyst.port.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { QuizMaker } from "#domain/review/quiz-maker.port.ts"
import { questionKinds } from "#domain/review/quiz-question.ts"
import { Translator } from "#domain/translation/translator.port.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aQuestion } from "#tests/support/asking/a-question.ts"
import { chatEngines } from "#tests/support/fake-openai/chat-engines.ts"
import { fakeOpenAi, type FakeOpenAiOptions } from "#tests/support/fake-openai/fake-openai.ts"
import { linesIn } from "#tests/support/translation/translating-endpoint.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

const analysis: AnalysisRequest = {
  title: "Planning",
  transcript: aTranscript(["Ada: We agreed on the budget.", "Ben: I will send it on Friday."]),
  language: "en",
  style: null,
  scenario: null,
  section: null,
}
const question = aQuestion("What does the warehouse cost?")
const quiz = { transcript: question.text, kinds: questionKinds, count: 5, language: "en", seed: 1 }
const lines = ["Good morning", "See you", "Good night"].map((text, at) => ({ n: at + 1, text }))
const translation = { source: "en", target: "es", lines, before: [], glossary: [], names: [] }

/** What each engine makes of what a model writes, and how often it asks. */
const made = Effect.fnUntraced(function*<A, E>(
  options: FakeOpenAiOptions,
  ask: Effect.Effect<A, E, Analyst | Answerer | QuizMaker | Translator>,
) {
  const fake = yield* fakeOpenAi(options)
  const result = yield* Effect.provide(ask, chatEngines(fake.baseUrl))
  return { result, requests: fake.requests.flatMap((request) => request.kind === "chat" ? [request] : []) }
})

const notes = Effect.flatMap(Analyst, ({ analyse }) => analyse(analysis, () => Effect.void))
const answer = Effect.flatMap(Answerer, ({ answer }) => Stream.runCollect(answer(question)))
const suggestions = Effect.flatMap(Answerer, ({ suggest }) => suggest(question.text, "en", 3))
const questions = Effect.flatMap(QuizMaker, ({ make }) => Stream.runCollect(make(quiz)))
const translated = Effect.flatMap(Translator, ({ translate }) => translate(translation))

const quote = "400,000 euros"
const rightSentence = { text: "It costs 400,000 euros.", lines: [2], quote }
const rightQuestion = {
  kind: "trueFalse",
  text: "The budget for the new warehouse is 400,000 euros.",
  options: [],
  answers: ["true"],
  lines: [2],
  quote: "The budget for the new warehouse is 400,000 euros.",
}
const draft = (...points: ReadonlyArray<object>) => ({
  scenario: "meeting",
  sections: [{ kind: "decisions", title: "Decisions", points }],
})
const rightPoint = { text: "Budget agreed", segments: [1], quote: null, owner: null, due: null }

const around: ReadonlyArray<readonly [string, (json: string) => string]> = [
  ["thoughts before it", (json) => `<think>Maybe {"sections": [], "sentences": []} or {this}?</think>\n${json}`],
  ["thoughts after it", (json) => `${json}\n<think>Was {this} right?</think>`],
  ["unfinished thoughts", (json) => `<think>I will use { and "quotes. So:\n${json}`],
  ["braces in the text around it", (json) => `As {asked}: ${json} {end}`],
  ["a second code fence", (json) => `\`\`\`\n{ like this }\n\`\`\`\n\`\`\`json\n${json}\n\`\`\``],
]

describe.each(around)("an answer with %s is read by", (_, wrap) => {
  const says = (value: object): FakeOpenAiOptions => ({ reply: () => wrap(JSON.stringify(value)) })

  it.live("the analyst", () =>
    Effect.gen(function*() {
      const { result, requests } = yield* made(says(draft(rightPoint)), notes)
      assert.deepStrictEqual(result.sections[0]?.points.map(({ text }) => text), ["Budget agreed"])
      assert.lengthOf(requests, 1)
    }))

  it.live("the answerer", () =>
    Effect.gen(function*() {
      const written = { verdict: "answered", sentences: [rightSentence], follow_ups: ["When?"] }
      const { result } = yield* made(says(written), answer)
      assert.deepStrictEqual(result.map(({ _tag }) => _tag), ["Sentence", "Conclusion"])
      const { result: found } = yield* made(
        says({ questions: [{ question: "What does it cost?", lines: [2], quote }] }),
        suggestions,
      )
      assert.deepStrictEqual(found, ["What does it cost?"])
    }))

  it.live("the quiz maker", () =>
    Effect.gen(function*() {
      const { result } = yield* made(says({ questions: [rightQuestion] }), questions)
      assert.deepStrictEqual(result.map(({ text }) => text), [rightQuestion.text])
    }))

  it.live("the translator", () =>
    Effect.gen(function*() {
      const { result } = yield* made({
        reply: ({ messages }) =>
          wrap(
            JSON.stringify({ lines: linesIn(messages.at(-1)?.content ?? "").map(({ n }) => ({ n, text: `<${n}>` })) }),
          ),
      }, translated)
      assert.deepStrictEqual(result.map(({ n }) => n), [1, 2, 3])
    }))
})

describe("an answer that nearly fits is used by", () => {
  it.live("the analyst: keys left out, numbers in quotes, and one section and point that do not fit", () =>
    Effect.gen(function*() {
      const value = draft({ text: "Budget agreed", segments: ["1"] }, { text: {}, segments: [2] })
      const sections = [{ kind: "poem", title: "Ode", points: [rightPoint] }, ...value.sections]
      const { result, requests } = yield* made({ reply: () => JSON.stringify({ sections }) }, notes)
      assert.lengthOf(requests, 1)
      assert.deepStrictEqual(
        result.sections.map(({ kind, points }) => [kind, points.map(({ text, segments }) => [text, ...segments])]),
        [["decisions", [["Budget agreed", "g1"]]]],
      )
    }))

  it.live("the answerer: a sentence that is none, and no verdict", () =>
    Effect.gen(function*() {
      const written = { sentences: [{ text: rightSentence.text, lines: ["2"], quote }, { text: [] }, "three"] }
      const { result } = yield* made({ reply: () => JSON.stringify(written) }, answer)
      assert.deepStrictEqual(
        result.map((part) => part._tag === "Sentence" ? part.segments.map(String) : part.verdict),
        [
          ["g2"],
          "answered",
        ],
      )
    }))

  it.live("the quiz maker: a question that is none", () =>
    Effect.gen(function*() {
      const written = { questions: [{ ...rightQuestion, kind: "essay" }, { ...rightQuestion, lines: "2" }] }
      const { result } = yield* made({ reply: () => JSON.stringify(written) }, questions)
      assert.lengthOf(result, 1)
    }))

  it.live("the translator: a line without a number", () =>
    Effect.gen(function*() {
      const { result } = yield* made({
        reply: ({ messages }) => {
          const [first, second] = linesIn(messages.at(-1)?.content ?? "")
          return JSON.stringify({
            lines: [{ n: String(first?.n), text: "Buenos días" }, { n: null, text: "x" }, second],
          })
        },
      }, translated)
      assert.deepStrictEqual(result.map(({ n }) => n), [1, 2])
    }))
})

describe("an answer that was cut", () => {
  it.live("of a short transcript keeps the points that are complete", () =>
    Effect.gen(function*() {
      const { result, requests } = yield* made(
        { reply: () => JSON.stringify(draft(rightPoint, { ...rightPoint, text: "x".repeat(400) })), maxAnswer: 300 },
        notes,
      )
      assert.deepStrictEqual(result.sections[0]?.points.map(({ text }) => text), ["Budget agreed"])
      assert.lengthOf(requests, 1)
    }))

  it.live("of a question keeps its sentences", () =>
    Effect.gen(function*() {
      const written = { verdict: "answered", sentences: [rightSentence, { ...rightSentence, text: "x".repeat(400) }] }
      const { result } = yield* made({ reply: () => JSON.stringify(written), maxAnswer: 300 }, answer)
      assert.deepStrictEqual(result.map(({ _tag }) => _tag), ["Sentence", "Conclusion"])
    }))

  it.live("of a quiz keeps its questions", () =>
    Effect.gen(function*() {
      const written = { questions: [rightQuestion, { ...rightQuestion, text: "x".repeat(400) }] }
      const { result } = yield* made({ reply: () => JSON.stringify(written), maxAnswer: 400 }, questions)
      assert.lengthOf(result, 1)
    }))
})
