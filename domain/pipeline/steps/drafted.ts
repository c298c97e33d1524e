import { Effect, Result } from "effect"
import type { Draft } from "../../analysis/analysis.ts"
import type { AnalysisRequest, AnalystService, SummaryWriter } from "../../analysis/analyst.port.ts"
import { AnalystFailed } from "../../analysis/errors.ts"
import type { Notice } from "../../task/notice.ts"

/** A transcript to summarise, in the language that was chosen or else in its own. */
export interface Wanted {
  readonly asked: Omit<AnalysisRequest, "language">
  readonly chosen: string | null
  readonly spoken: string
}

/** A draft, who wrote it in which language, and what to say about that. */
interface Drafted {
  readonly draft: Draft
  readonly analyst: string
  readonly language: string
  readonly notices: ReadonlyArray<Notice>
}

type Report = Parameters<SummaryWriter["analyse"]>[1]

/** What an analyst writes. */
export const drafted = Effect.fnUntraced(
  function*(
    writer: SummaryWriter & Pick<AnalystService, "standIn">,
    { asked, chosen, spoken }: Wanted,
    report: Report,
  ): Effect.fn.Return<Drafted, AnalystFailed> {
    const mayChoose = writer.writesOnlySpoken !== true
    const language = mayChoose ? chosen ?? spoken : spoken
    const draft = yield* writer.analyse({ ...asked, language }, report)
    if (draft.sections.length === 0 && writer.standIn !== undefined) {
      return yield* new AnalystFailed({ reason: "unreadable-answer", detail: "the summary is empty" })
    }
    const notices: ReadonlyArray<Notice> = mayChoose || chosen === null || chosen === spoken
      ? []
      : [{ _tag: "SummaryInSpokenLanguage" }]
    return { draft, analyst: writer.name, language, notices }
  },
)

/** What is written by the analyst that stands in for one that failed. */
export const draftedInstead = Effect.fnUntraced(
  function*({ standIn }: AnalystService, failure: AnalystFailed, wanted: Wanted, report: Report) {
    const { asked: { section }, chosen, spoken } = wanted
    // One section in another language than the rest would be worse than the old one.
    const wouldMix = section !== null && standIn?.writesOnlySpoken === true && chosen !== null && chosen !== spoken
    if (standIn === undefined || wouldMix) return yield* failure
    yield* Effect.logWarning("the built-in analyst stands in", { reason: failure.reason, detail: failure.detail })
    const instead = yield* Effect.result(drafted(standIn, wanted, report))
    if (Result.isFailure(instead)) return yield* failure
    const stoodIn: Notice = { _tag: "BuiltInSummary", reason: failure.reason }
    return { ...instead.success, notices: [stoodIn, ...instead.success.notices] }
  },
)
