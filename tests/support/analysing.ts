import * as EmbeddedAnalyst from "#adapters/engines/language/embedded-analyst/analyst.ts"
import type { Style } from "#domain/account/summary-style.ts"
import { Analyst } from "#domain/analysis/analyst.port.ts"
import { checkDraft, type CheckedSection } from "#domain/analysis/claims.ts"
import type { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import type { Scenario } from "#domain/task/scenario.ts"
import type { SectionKind } from "#domain/task/summary-section.ts"
import type { Transcript } from "#domain/transcript/transcript.ts"
import { Effect, ManagedRuntime } from "effect"

/** Shared by all tests of a worker: its process has loaded the dictionaries by the second analysis. */
const { contextEffect: analysts } = ManagedRuntime.make(EmbeddedAnalyst.layer)

/** What the embedded analyst makes of a transcript, after checking, and the steps it reported. */
export const analysing = (
  transcript: Transcript,
  language = "en",
  style: Style | null = null,
  scenario: Scenario | null = null,
) =>
  Effect.gen(function*() {
    const steps: Array<AnalysisProgress> = []
    const analyst = yield* Analyst
    const draft = yield* analyst.analyse(
      { title: "T", transcript, language, style, scenario, section: null },
      (step) => Effect.sync(() => steps.push(step)),
    )
    return { steps, draft, sections: checkDraft(draft, transcript) }
  }).pipe((analysis) => Effect.flatMap(analysts, (context) => Effect.provideContext(analysis, context)))

/** The points of a kind: "text | owner | due" for duties, else the text. */
export const said = (sections: ReadonlyArray<CheckedSection>, kind: SectionKind): ReadonlyArray<string> =>
  sections.filter((section) => section.kind === kind).flatMap(({ points }) =>
    points.map(({ text, owner, due }) => kind === "actions" ? `${text} | ${owner} | ${due}` : text)
  )
