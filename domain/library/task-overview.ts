import { Schema, Struct } from "effect"
import { Style } from "../account/summary-style.ts"
import { SummarySection } from "../analysis/summary-sections.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { Scenario } from "../task/scenario.ts"
import { Doubts } from "../transcript/columns.ts"
import { Line } from "../transcript/transcript.ts"
import { TaskView } from "./task-view.ts"

/** A task with only the first lines of its transcript, so that it can be shown at once. */
export const TaskOverview = wireAs("TaskOverview", {
  ...Struct.omit(TaskView.to.fields, ["timeline", "fullText", "suggestions"]),
  /** The kind of recording, as detected or chosen; null without a summary. */
  scenario: Schema.NullOr(Scenario),
  /** The task's own summary style; null for the account's. */
  style: Schema.NullOr(Style),
  /** The sections of the summary that can be rewritten on their own. */
  summarySections: Schema.Array(SummarySection),
  /** Whether the summary has been edited. */
  isEdited: Schema.Boolean,
  /** Whether lines of the transcript have changed since the summary was written. */
  isOutdated: Schema.Boolean,
  /** False for text and documents, whose lines have no times. */
  isSpoken: Schema.Boolean,
  /** Whether `library.similarTasks` knows it: a model for searching is in use and has read it. */
  hasSimilar: Schema.Boolean,
  transcript: wire({
    revision: Schema.Int,
    /** Number of lines in the whole transcript. */
    count: Schema.Int,
    segments: Schema.Array(Line),
    /** Of each of these lines. */
    doubts: Schema.Array(Doubts),
  }),
})
