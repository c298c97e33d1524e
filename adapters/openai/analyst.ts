import { type AnalysisRequest, Analyst } from "#domain/analysis/analyst.port.ts"
import { AnalystFailed } from "#domain/analysis/errors.ts"
import { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { type Duration, Effect, Layer } from "effect"
import { draftPrompt, mergePrompt } from "./analysis-prompt.ts"
import { type CallFailed, timedOut } from "./call-failed.ts"
import { connect, type Endpoint, openAi } from "./endpoint.ts"
import { draftShape, type ModelDraft, toDraft } from "./model-draft.ts"
import { structuredChat } from "./structured-chat.ts"
import { transcriptLines, windowsOf } from "./transcript-lines.ts"

export interface OpenAiAnalystOptions extends Partial<Endpoint> {
  readonly apiKey: string
  readonly model: string
  /** Characters of transcript in one request; 40 000 (about 10 000 tokens of English) by default. */
  readonly windowSize?: number
  /** Concurrent requests; 4 by default. */
  readonly parallel?: number
  /** For the whole analysis; 15 minutes by default. */
  readonly timeLimit?: Duration.Input
}

/**
 * Analysis with any service compatible with OpenAI's `/chat/completions`: windows are summarised in parallel, then
 * merged.
 */
export const layer = (options: OpenAiAnalystOptions): Layer.Layer<Analyst> => Layer.sync(Analyst, () => make(options))

const make = (options: OpenAiAnalystOptions): typeof Analyst.Service => {
  const { windowSize = 40_000, parallel = 4, timeLimit = "15 minutes" } = options
  const endpoint: Endpoint = { ...openAi, ...options }
  const chat = { client: connect(endpoint), endpoint, model: options.model }
  const ask = structuredChat(chat, draftShape)

  const merge = (
    request: AnalysisRequest,
    drafts: ReadonlyArray<ModelDraft>,
  ): Effect.Effect<ModelDraft, CallFailed> => {
    const groups = windowsOf(drafts.map((draft) => JSON.stringify(draft)), windowSize)
    const merged = Effect.forEach(groups, (group) => ask(mergePrompt(request, group)), { concurrency: parallel })
    // A round that merged nothing would repeat forever: then everything is merged at once, however long.
    return groups.length > 1 && groups.length < drafts.length
      ? Effect.flatMap(merged, (fewer) => merge(request, fewer))
      : ask(mergePrompt(request, groups.join("\n")))
  }

  return {
    name: options.model,
    prepare: () => Effect.void,
    analyse: Effect.fn("OpenAiAnalyst.analyse")(function*(request, onProgress) {
      const remaining = AnalysisProgress.literals[Symbol.iterator]()
      const reach = Effect.fnUntraced(function*(step: AnalysisProgress) {
        for (const next of remaining) {
          yield* onProgress(next)
          if (next === step) return
        }
      })
      const work = Effect.gen(function*() {
        yield* reach("formatting data")
        const windows = windowsOf(transcriptLines(request.transcript), windowSize)
        yield* reach("analyzing scenario")
        const drafts = yield* Effect.forEach(
          windows,
          (window, index) =>
            ask(draftPrompt(request, window, windows.length > 1 ? `${index + 1} of ${windows.length}` : null)),
          {
            concurrency: parallel,
          },
        )
        yield* reach("generating summary")
        const [only] = drafts
        const draft = only && drafts.length === 1 ? only : yield* merge(request, drafts)
        yield* reach("optimizing format")
        const checked = toDraft(draft, request.transcript.segments.map((segment) => segment.id), request.scenario)
        yield* reach("finalizing")
        return checked
      })
      return yield* work.pipe(
        Effect.timeoutOrElse({ duration: timeLimit, orElse: () => Effect.fail(timedOut()) }),
        Effect.mapError(({ reason, detail }) => new AnalystFailed({ reason, detail })),
      )
    }),
  }
}
