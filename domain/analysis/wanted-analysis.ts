import { Schema } from "effect"
import { Style } from "../account/summary-style.ts"
import { TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { Scenario } from "../task/scenario.ts"
import { SectionKind } from "../task/summary-section.ts"

/** What may be asked of an analysis. */
export const WantedAnalysis = wire({
  taskId: TaskId,
  /** Stored with the task. Null for the account's. */
  style: Schema.optionalKey(Schema.NullOr(Style)),
  /** Kept for the task. Null to detect it. */
  scenario: Schema.optionalKey(Schema.NullOr(Scenario)),
  /** Rewrites only this section of the current summary; null or omitted for all. */
  section: Schema.optionalKey(Schema.NullOr(SectionKind)),
})
