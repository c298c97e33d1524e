import { Schema } from "effect"

/** Where a task's content came from, as spelled on the wire. */
export const Source = Schema.Literals(["audio", "video", "link", "document", "text", "meeting"])
export type Source = typeof Source.Type

/** Where a task was made: in the app, or with one of the free tools. */
export const Origin = Schema.Literals(["app", "tool"])
export type Origin = typeof Origin.Type

/** Text and documents have no times: all their lines are at 0. */
export const isSpoken = (source: Source): boolean => source !== "document" && source !== "text"

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

/** Seconds. */
const maxShort = 60

/** Whether there is sound to play. A video link has none until it is fetched, and with captions never. */
export const hasRecording = ({ source, parts }: { readonly source: Source; readonly parts: ReadonlyArray<Part> }) =>
  isSpoken(source) && parts.length > 0

/** By the durations its files gave when they arrived, which stay the same; unknown is not short. */
export const isShort = ({ parts }: { readonly parts: ReadonlyArray<Part> }): boolean =>
  parts.length > 0 && parts.reduce((sum, { duration }) => sum + (duration ?? Infinity), 0) <= maxShort
