import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { Field, Marks } from "../task/snippet.ts"
import { TaskItem } from "../task/task-item.ts"

/** A task that matches a search, with its best matching line. */
export const FoundTask = wireAs("FoundTask", {
  task: TaskItem,
  field: Field,
  /** Whether it has the words, or says something similar: then the line is the beginning of a passage. */
  by: Schema.Literals(["words", "meaning"]),
  /** Plain text; a long line is cut to about 160 characters around the first match. */
  line: Schema.String,
  /** The offset of the line in milliseconds; null outside the transcript, and where a text has no times. */
  begin: Schema.NullOr(Schema.Finite),
  /** The id of the line in the transcript; null outside it. */
  segmentId: Schema.NullOr(SegmentId),
  /** The matching words in `line`, as `[from, to)` in UTF-16 code units. */
  marks: Marks,
})
export type FoundTask = typeof FoundTask.Type
