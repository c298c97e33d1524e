import { Schema } from "effect"
import { Counter } from "../../kernel/counter.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { changeLines, LinesChanged } from "../steps/lines-changed.ts"
import { undoneChange } from "../steps/undone-change.ts"

/**
 * Undoes a change of lines, the newest by default: the lines are as they were. Refused if one of them has been changed
 * since. Speakers that were assigned since stay.
 */
export const undoChange = useCase("transcript.undoChange", {
  input: wire({ taskId: TaskId, changeId: Schema.optionalKey(Counter) }),
  output: LinesChanged,
  run: ({ taskId, changeId }) => changeLines(taskId, undoneChange(taskId, changeId ?? null)),
})
