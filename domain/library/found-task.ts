import { Schema } from "effect"
import { Field, Marks } from "../task/snippet.ts"
import { TaskItem } from "../task/task-item.ts"

/** A task that matches, with the line that answers best. */
export const FoundTask = Schema.Struct({
  task: TaskItem,
  field: Field,
  /** Plain text; a long line is cut to about 160 characters around the first match. */
  line: Schema.String,
  /** The moment of the line, in milliseconds; null outside the transcript. */
  begin: Schema.NullOr(Schema.Finite),
  /** The words of `line` that were looked for, as `[from, to)` in UTF-16 code units. */
  marks: Marks,
})
