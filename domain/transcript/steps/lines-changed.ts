import { Effect, Schema } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { wire } from "../../kernel/wire.ts"
import { LineSplice } from "../line-change.ts"
import { changedBy, TranscriptChange } from "./change-transcript.ts"

/** The result of a change of lines: what to do to the lines a client has, and how to undo it. */
export const LinesChanged = wire({
  ...TranscriptChange.to.fields,
  /** For `transcript.undoChange`; null if nothing was changed or it cannot be undone. */
  changeId: Schema.NullOr(Schema.Int),
  splices: Schema.Array(LineSplice),
})

interface Outcome {
  readonly changeId: number | null
  readonly splices: ReadonlyArray<LineSplice>
}

/** Changes lines in one transaction, like `changeTranscript`, and returns how. */
export const changeLines = <A extends Outcome, E, R>(taskId: TaskId, change: Effect.Effect<A, E, R>) =>
  Effect.map(changedBy(taskId, change), ([changed, outcome]) => ({ ...changed, ...outcome }))
