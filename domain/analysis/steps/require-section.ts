import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import type { SectionKind } from "../../task/summary-section.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import { NotAnalysed, SectionNotFound } from "../errors.ts"
import { hasSection } from "../summary-sections.ts"

/** Only a section that the summary has can be rewritten on its own. */
export const requireSection = Effect.fnUntraced(function*(taskId: TaskId, section: SectionKind) {
  const analyses = yield* AnalysisStore
  const found = yield* analyses.stored(taskId)
  if (found === null) return yield* new NotAnalysed({ taskId })
  if (!hasSection(found.summary, found.language, section)) return yield* new SectionNotFound({ section })
})
