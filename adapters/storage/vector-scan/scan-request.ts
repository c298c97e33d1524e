import { Schema } from "effect"

/** Names what is stored of a task at a moment: when it changes, so does the stamp. */
export const StoredAs = Schema.Struct({ taskId: Schema.String, stamp: Schema.String })
export type StoredAs = typeof StoredAs.Type

const Bytes = Schema.instanceOf(Int8Array)

/** The vectors of a task. */
export const Entry = Schema.Struct({
  ...StoredAs.fields,
  scales: Schema.instanceOf(Float32Array),
  bytes: Bytes,
})
export type Entry = typeof Entry.Type

/** What the worker is asked: which of the vectors it holds, or is given, are closest. */
export const ScanRequest = Schema.Struct({
  id: Schema.Int,
  to: Schema.Struct({ bytes: Bytes, scale: Schema.Finite }),
  limit: Schema.Int,
  perTask: Schema.Int,
  /** Tasks to look at; it says which of them it does not hold. */
  known: Schema.Array(StoredAs),
  /** Tasks to look at, and to hold from now on. */
  given: Schema.Array(Entry),
})
export type ScanRequest = typeof ScanRequest.Type

const Found = Schema.Struct({ taskId: Schema.String, nth: Schema.Int, score: Schema.Finite })
export type Found = typeof Found.Type

export const ScanReply = Schema.Struct({
  id: Schema.Int,
  found: Schema.Array(Found),
  missing: Schema.Array(Schema.String),
})
export type ScanReply = typeof ScanReply.Type
