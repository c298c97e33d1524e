import { Schema } from "effect"
import { Style } from "../account/summary-style.ts"
import { TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { Scenario } from "../task/scenario.ts"
import { SectionKind } from "../task/summary-section.ts"

/** What may be asked of an analysis. */
export const WantedAnalysis = wire({
  taskId: TaskId,
  /** Kept for the task. Null for that of the account. */
  style: Schema.optionalKey(Schema.NullOr(Style)),
  /** Kept for the task. Null to find out. */
  scenario: Schema.optionalKey(Schema.NullOr(Scenario)),
  /** Writes only this section again, in the summary as it is now; null or nothing for all. */
  section: Schema.optionalKey(Schema.NullOr(SectionKind)),
})
