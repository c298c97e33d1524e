import type { Style } from "../account/summary-style.ts"
import type { Scenario } from "./scenario.ts"
import type { SectionKind } from "./summary-section.ts"
import type { Task } from "./task.ts"

/** What is wanted of an analysis. What is left out stays as it was for this task; without a section, all are written. */
export interface AnalysisWishes {
  readonly style?: Style | null
  readonly scenario?: Scenario | null
  readonly section?: SectionKind
}

/** Carries the wanted section from one state to the next. */
export const sectionOf = ({ analysis }: Task): { readonly section?: SectionKind } =>
  (analysis._tag === "Waiting" || analysis._tag === "Running") && analysis.section !== undefined
    ? { section: analysis.section }
    : {}

/** The only section that the running analysis writes again; null if it writes all. */
export const wantedSection = (task: Task): SectionKind | null => sectionOf(task).section ?? null
