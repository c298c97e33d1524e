import { Schema } from "effect"
import { Failure } from "./transcription.ts"

/** The translation of a task that was started last; what it has translated is stored apart. How far it is: `TaskWork`. */
export const TaskTranslation = Schema.Struct({
  language: Schema.String,
  state: Schema.TaggedUnion({
    Waiting: {},
    Running: {},
    Completed: { at: Schema.DateTimeUtcFromString },
    Failed: { failure: Failure },
  }),
})
export type TaskTranslation = typeof TaskTranslation.Type
