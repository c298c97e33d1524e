import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { Scenario } from "../task/scenario.ts"
import { ActionItem } from "./action-items.ts"
import { CheckedSection } from "./claims.ts"

/** A summary as clients receive it. */
export const SummaryView = wire({
  taskId: TaskId,
  summary: Schema.String,
  sections: Schema.Array(CheckedSection),
  actionItems: Schema.Array(ActionItem),
  scenario: Scenario,
  analyst: Schema.String,
  version: Schema.Int,
  isEdited: Schema.Boolean,
  /** Whether lines of the transcript have changed since it was written. */
  isOutdated: Schema.Boolean,
})
