import { Schema } from "effect"

/** Where a task's content came from; the wire's own words. */
export const Source = Schema.Literals(["audio", "video", "link", "document", "text", "meeting"])
export type Source = typeof Source.Type

/** One file of a task. `key` names the stored bytes; `offset` is where it begins in the joined recording, in ms. */
export const Part = Schema.Struct({
  key: Schema.String,
  fileName: Schema.String,
  fileSize: Schema.Finite,
  mediaType: Schema.String,
  duration: Schema.NullOr(Schema.Finite),
  offset: Schema.NullOr(Schema.Finite),
})
export type Part = typeof Part.Type
