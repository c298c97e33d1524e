import type { ColumnType, JSONColumnType } from "kysely"

/** Read as a value, written as text; decoded by a schema before use. */
export type Json = JSONColumnType<object>

/** A tsvector: written as the words to index, never read. */
export type Words = ColumnType<string, string, string>

export type Time = ColumnType<Date, string, string>

export type MaybeTime = ColumnType<Date | null, string | null, string | null>
