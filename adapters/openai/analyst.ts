import { Analyst } from "#domain/analysis/analyst.port.ts"
import { AnalystFailed } from "#domain/analysis/errors.ts"
import { AnalysisProgress, reading, type ReadParts } from "#domain/task/analysis-progress.ts"
import { type Duration, Effect, Layer } from "effect"
import { timedOut } from "./call-failed.ts"
import { draftsOf, merged, readingAll } from "./drafting.ts"
import { connect, type Endpoint, openAi } from "./endpoint.ts"
import { keeping } from "./kept-drafts.ts"
import { draftShape, toDraft } from "./model-draft.ts"
import { structuredChat } from "./structured-chat.ts"
import { transcriptLines, windowsOf } from "./transcript-lines.ts"

export interface OpenAiAnalystOptions extends Partial<Endpoint> {
  readonly apiKey: string
  readonly model: string
  /** Characters of transcript in one request, fewer if the model refuses it; 40 000 (about 10 000 tokens of English) by default. */
  readonly windowSize?: number
  /** Concurrent requests; 4 by default. */
  readonly parallel?: number
  /** For the whole analysis of a transcript with so many characters; 15 minutes by default. */
  readonly timeLimit?: (characters: number) => Duration.Input
}

/**
 * Analysis with any service compatible with OpenAI's `/chat/completions`: windows are summarised in parallel, then
 * merged.
 */
export const layer = (options: OpenAiAnalystOptions): Layer.Layer<Analyst> => Layer.sync(Analyst, () => make(options))

export const make = (options: OpenAiAnalystOptions): typeof Analyst.Service => {
  const { windowSize = 40_000, parallel = 4, timeLimit = () => "15 minutes" } = options
  const endpoint: Endpoint = { ...openAi, ...options }
  const chat = { client: connect(endpoint), endpoint, model: options.model }
  const askAgain = structuredChat(chat, draftShape)

  return {
    name: options.model,
    prepare: () => Effect.void,
    analyse: Effect.fn("OpenAiAnalyst.analyse")(function*(request, onProgress) {
      const remaining = AnalysisProgress.literals[Symbol.iterator]()
      const reach = Effect.fnUntraced(function*(step: AnalysisProgress, parts?: ReadParts) {
        for (const next of remaining) {
          yield* onProgress(next, parts)
          if (next === step) return
        }
      })
      const ask = keeping(askAgain, options.model, request.parts)
      const lines = transcriptLines(request.transcript)
      const work = Effect.gen(function*() {
        yield* reach("formatting data")
        const windows = windowsOf(lines, windowSize)
        const total = windows.length
        const partsRead = (done: number): ReadParts | undefined => total > 1 ? { done, total } : undefined
        yield* reach(reading, partsRead(0))
        const found = yield* readingAll(
          windows,
          (window, index) => draftsOf(ask, request, window, total > 1 ? `${index + 1} of ${total}` : null),
          { parallel, onRead: (done) => total > 1 ? onProgress(reading, partsRead(done)) : Effect.void },
        )
        yield* reach("generating summary", partsRead(total))
        const room = Math.max(...found.map((one) => one.room))
        const isSmaller = found.some(({ drafts }) => drafts.length > 1)
        const draft = yield* merged(ask, request, found.flatMap(({ drafts }) => drafts), {
          room: isSmaller ? room : windowSize,
          parallel,
        })
        yield* reach("optimizing format", partsRead(total))
        const checked = toDraft(draft, request.transcript.segments.map((segment) => segment.id), request.scenario)
        yield* reach("finalizing", partsRead(total))
        return checked
      })
      return yield* work.pipe(
        Effect.timeoutOrElse({ duration: timeLimit(lengthOf(lines)), orElse: () => Effect.fail(timedOut()) }),
        Effect.mapError(({ reason, detail, retryAfter }) =>
          new AnalystFailed({ reason, detail, ...(reason === "rate-limited" && retryAfter !== null && { retryAfter }) })
        ),
      )
    }),
  }
}

const lengthOf = (lines: ReadonlyArray<string>): number => lines.reduce((sum, { length }) => sum + length, 0)
