import { citedIn } from "#domain/analysis/evidence/passages.ts"
import type { AnswerRequest, Conclusion, DraftPart } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { AnswererFailed } from "#domain/asking/errors.ts"
import { PassageFinder } from "#domain/asking/passage-finder.port.ts"
import type { SegmentId } from "#domain/kernel/ids.ts"
import { type Duration, Effect, Layer, Stream } from "effect"
import { answerPrompt, numberedLines, suggestionPrompt } from "./answer-prompt.ts"
import { answerScanner, type Scanned } from "./answer-scanner.ts"
import { type CallFailed, unreadable } from "./call-failed.ts"
import { connect, type Endpoint, openAi } from "./endpoint.ts"
import { halved } from "./halved.ts"
import { answerShape, endingIn, linesNamed, sentenceIn, suggestionsShape } from "./model-answer.ts"
import { shownLines } from "./shown-lines.ts"
import { streamedChat } from "./streamed-chat.ts"
import { structuredChat } from "./structured-chat.ts"
import { windowsOf } from "./transcript-lines.ts"

export interface OpenAiAnswererOptions extends Partial<Endpoint> {
  readonly apiKey: string
  readonly model: string
  /** Characters of text in one request, fewer if the model refuses them; 40 000 (about 10 000 tokens of English) by default. */
  readonly windowSize?: number
  /** How long the service may be silent in the middle of an answer; a minute by default. */
  readonly silence?: Duration.Input
  /** For the whole answer; five minutes by default. */
  readonly timeLimit?: Duration.Input
}

/** A reader is waiting for the answer: fewer retries than for a summary. */
const patience = { retries: 2, requestTimeout: "1 minute", maxRetryAfter: "10 seconds" } as const

const maxClosest = 3

/** Characters of text below which a model that refuses them is not asked again. */
const smallestRoom = 2000

/** Answers with any service compatible with OpenAI's `/chat/completions`. The caller checks what it says. */
export const layer = (options: OpenAiAnswererOptions): Layer.Layer<Answerer, never, PassageFinder> =>
  Layer.effect(Answerer, Effect.map(PassageFinder, (finder) => make(options, finder)))

export const make = (
  options: OpenAiAnswererOptions,
  { find }: typeof PassageFinder.Service,
): typeof Answerer.Service => {
  const { windowSize = 40_000, silence = "1 minute", timeLimit = "5 minutes", model } = options
  const endpoint: Endpoint = { ...openAi, ...patience, ...options }
  const chat = { client: connect(endpoint), endpoint, model }
  const write = streamedChat(chat, answerShape, { silence, timeLimit, maxCharacters: 200_000 })
  const suggest = structuredChat(chat, suggestionsShape)

  const draftsIn = ({ request, ids }: Asked) => {
    let written = 0
    let usable = 0
    return ({ kind, value }: Scanned): Effect.Effect<ReadonlyArray<DraftPart>, CallFailed> =>
      Effect.gen(function*() {
        if (kind === "element") {
          const sentence = sentenceIn(value, ids)
          written++
          if (sentence === null) return []
          usable++
          return [sentence]
        }
        const { verdict = usable > 0 ? "answered" : null, followUps } = endingIn(value)
        if (verdict === null || (written > 0 && usable === 0)) {
          return yield* unreadable("the model gave an answer of the wrong shape")
        }
        const closest = verdict === "answered" ? [] : yield* find(request, maxClosest)
        const moments = closest.map((id) => [id])
        return [{ _tag: "Conclusion", verdict, confidence: null, closest: moments, followUps }]
      })
  }

  const answerWithin = (request: AnswerRequest, room: number): Stream.Stream<DraftPart, CallFailed> =>
    Stream.unwrap(Effect.gen(function*() {
      const shown = yield* shownLines(request, room, find)
      if (shown.size === 0) return Stream.make<[DraftPart]>(nothingToRead)
      const scanner = answerScanner("sentences", "verdict")
      return write(answerPrompt(request, shown)).pipe(
        Stream.map(scanner.read),
        Stream.concat(Stream.sync(scanner.end)),
        Stream.flattenIterable,
        Stream.mapEffect(draftsIn({ request, ids: request.text.lines.map(({ id }) => id) })),
        Stream.flattenIterable,
        // It is refused before anything of the answer was written.
        Stream.catchIf(({ tooLong }) => tooLong && room > smallestRoom, () => answerWithin(request, room / 2)),
      )
    }))

  const suggestFrom = (window: string, limit: number): ReturnType<typeof suggest> =>
    suggest(suggestionPrompt([window], limit)).pipe(
      Effect.catchIf(
        ({ tooLong }) => tooLong && halved(window) !== null,
        () => suggestFrom(halved(window)?.[0] ?? window, limit),
      ),
    )

  return {
    name: model,
    prepare: () => Effect.void,
    answer: (request) =>
      Stream.mapError(
        answerWithin(request, windowSize),
        ({ reason, detail }) => new AnswererFailed({ reason, detail }),
      ),
    suggest: Effect.fn("OpenAiAnswerer.suggest")(function*(text, _, limit) {
      const [window] = windowsOf(numberedLines(text).map(({ line }) => line), windowSize)
      if (window === undefined || limit === 0) return []
      const { value: { questions } } = yield* suggestFrom(window, limit).pipe(
        Effect.mapError(({ reason, detail }) => new AnswererFailed({ reason, detail })),
      )
      const cite = citedIn(text.lines)
      const ids = text.lines.map(({ id }) => id)
      return questions.filter(({ lines, quote }) => {
        const { allExist, holds } = cite(linesNamed(lines, ids))
        return allExist && quote !== null && holds(quote)
      }).map(({ question }) => question.trim()).filter((question) => question !== "").slice(0, limit)
    }),
  }
}

interface Asked {
  readonly request: AnswerRequest
  readonly ids: ReadonlyArray<SegmentId>
}

const nothingToRead: Conclusion = {
  _tag: "Conclusion",
  verdict: "notSaid",
  confidence: null,
  closest: [],
  followUps: [],
}
