import { Schema } from "effect"
import { MessageId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { FileAnswer } from "./library-answer.ts"
import { libraryFilterFields } from "./library-filter.ts"
import { failure } from "./message.ts"

/** A question about the library with its answer, as stored. */
export const LibraryTurn = wireAs("LibraryTurn", {
  id: MessageId,
  question: Schema.String,
  ...libraryFilterFields,
  files: Schema.Array(FileAnswer),
  /** Whether the reader stopped the answer. */
  isStopped: Schema.Boolean,
  engine: Schema.String,
  failure,
  createdAt: Schema.DateTimeUtcFromString,
})
export type LibraryTurn = typeof LibraryTurn.Type
