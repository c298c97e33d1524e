import { Schema, Struct } from "effect"
import { wire } from "../kernel/wire.ts"
import { Line } from "../transcript/transcript.ts"
import { TaskView } from "./task-view.ts"

/** A task without most of its text, for readers who want to see it at once. */
export const TaskOverview = wire({
  ...Struct.omit(TaskView.to.fields, ["timeline", "fullText", "collaborators", "suggestions"]),
  /** Whether somebody edited the summary since it was written. */
  isEdited: Schema.Boolean,
  /** False for what was written: its lines have no times. */
  isSpoken: Schema.Boolean,
  transcript: wire({
    revision: Schema.Int,
    /** Lines of the whole transcript. */
    count: Schema.Int,
    segments: Schema.Array(Line),
  }),
})
