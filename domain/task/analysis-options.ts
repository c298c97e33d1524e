import type { Style } from "../account/summary-style.ts"
import type { Scenario } from "./scenario.ts"
import type { SectionKind } from "./summary-section.ts"
import type { Task } from "./task.ts"

/** The options of an analysis. Those left out stay as they were for this task; without a section, all are written. */
export interface AnalysisOptions {
  readonly style?: Style | null
  readonly scenario?: Scenario | null
  readonly section?: SectionKind
}

/** Carries the wanted section from one state to the next. */
export const sectionOf = ({ analysis }: Task): { readonly section?: SectionKind } =>
  (analysis._tag === "Waiting" || analysis._tag === "Running") && analysis.section !== undefined
    ? { section: analysis.section }
    : {}

/** The only section that the running analysis rewrites; null if it writes all. */
export const wantedSection = (task: Task): SectionKind | null => sectionOf(task).section ?? null
