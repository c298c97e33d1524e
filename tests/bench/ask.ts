import * as EmbeddedAnswerer from "#adapters/engines/language/embedded-answerer/answerer.ts"
import type { AskedText } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { taskId } from "#tests/support/a-task.ts"
import { askedConversations, type Conversation } from "#tests/support/asking/asked-questions.ts"
import { measureAnswers, measureForeign, type Share } from "#tests/support/asking/measure-answers.ts"
import { Effect, Stream } from "effect"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { type Bench, medianOf, rounded } from "./bench.ts"

const questions = 40
const twoHours = 1800
const many = 10_000

/** What the embedded answerer finds, refuses and takes, on conversations and questions of our own. */
export const askBench: Bench = async () => {
  const conversations = await askedConversations()
  const measure = (isMeant: (conversation: Conversation) => boolean) => measureAnswers(conversations.filter(isMeant))
  const tidy = measure(({ isSpontaneous }) => !isSpontaneous)
  const spontaneous = measure(({ isSpontaneous }) => isSpontaneous)
  const unseen = measure(({ isSpontaneous, isHeldBack }) => isSpontaneous && isHeldBack)
  const long = await timed(conversations, twoHours)
  const huge = await timed(conversations, many)
  return {
    figures: {
      questions: conversations.reduce((sum, { questions }) => sum + questions.length, 0),
      tidy: shown(tidy),
      "tidy, held back": shown(measure(({ isSpontaneous, isHeldBack }) => !isSpontaneous && isHeldBack)),
      spontaneous: shown(spontaneous),
      "spontaneous, held back": shown(unseen),
      ...Object.fromEntries((await measureForeign()).map(({ name, measured }) => [name, shown(measured)])),
      "two hours, 1,800 lines": long.shown,
      "10,000 lines": huge.shown,
    },
    targets: {
      "hit@1 ≥ .6, tidy, spontaneous, spontaneous and held back": [tidy, spontaneous, unseen].every(({ hit1 }) =>
        rate(hit1) >= 0.6
      ),
      "hit@3 ≥ .85, the same": [tidy, spontaneous, unseen].every(({ hit3 }) => rate(hit3) >= 0.85),
      "answer-removed twins answered confidently ≤ 10 %, the same": [tidy, spontaneous, unseen].every(({ twins }) =>
        rate(twins) <= 0.1
      ),
      "first token on two hours after the first question ≤ 0.5 s": long.slowest <= 0.5,
    },
  }
}

const rate = ({ count, of }: Share): number => count / Math.max(1, of)

const shown = (measured: ReturnType<typeof measureAnswers>): ReadonlyArray<string> =>
  Object.entries<Share>({ ...measured }).map(([name, { count, of }]) =>
    `${name}: ${count} of ${of} (${rounded(count / of)})`
  )

/** Seconds until the first part of an answer, in a text of so many lines; and how long that held up this process. */
const timed = (conversations: ReadonlyArray<Conversation>, count: number) =>
  Effect.gen(function*() {
    const answerer = yield* Answerer
    const text = textOf(conversations, count)
    const asked = conversations.flatMap(({ questions }) => questions.map(({ question }) => question))
    const delay = monitorEventLoopDelay({ resolution: 5 })
    const seconds = Effect.fnUntraced(function*(question: string, about = text) {
      const started = performance.now()
      yield* Stream.runHead(
        answerer.answer({ question, history: [], text: about, within: null, similar: [], language: "en" }),
      )
      return (performance.now() - started) / 1000
    })
    const first = yield* seconds(asked[0] ?? "")
    const other = { ...text, revision: 2 }
    yield* answerer.prepare(other, "en")
    yield* Effect.sleep("10 seconds")
    const prepared = yield* seconds(asked[0] ?? "", other)
    delay.enable()
    const times = yield* Effect.forEach(
      asked.filter((_, nth) => nth % Math.ceil(asked.length / questions) === 0),
      (question) => seconds(question),
    )
    delay.disable()
    const started = performance.now()
    yield* answerer.suggest(text, "en", 4)
    const suggesting = (performance.now() - started) / 1000
    const slowest = Math.max(...times)
    return {
      slowest,
      shown: [
        `first question, with start and index: ${rounded(first)} s`,
        `first question about a text that was opened ten seconds before: ${rounded(prepared)} s`,
        `further questions: median ${rounded(medianOf(times))} s, slowest ${rounded(slowest)} s`,
        `suggestions: ${rounded(suggesting)} s`,
        `longest pause of the asking process meanwhile: ${rounded(delay.max / 1e6)} ms`,
      ],
    }
  }).pipe(Effect.provide(EmbeddedAnswerer.layer), Effect.runPromise)

const textOf = (conversations: ReadonlyArray<Conversation>, count: number): AskedText => {
  const said = conversations.flatMap(({ lines }) => lines)
  const names = [...new Set(said.flatMap(({ speaker }) => speaker ?? []))]
  const lines = Array.from({ length: count }, (_, nth) => {
    const line = said[nth % said.length]
    const speakerId = line?.speaker ?? null
    return {
      id: SegmentId.make(`g${nth}`),
      begin: nth * 4000,
      end: nth * 4000 + 3500,
      text: line?.text ?? "",
      speakerId,
    }
  })
  return { taskId: taskId(1), revision: 1, lines, speakers: names.map((name) => ({ id: name, name })) }
}
