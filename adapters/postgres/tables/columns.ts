import type { ColumnType, JSONColumnType } from "kysely"

/** Read as what it is, written as text; decoded by a schema before it is used. */
export type Json = JSONColumnType<object>

/** A tsvector: written as the words to index, never read. */
export type Words = ColumnType<string, string, string>

export type Time = ColumnType<Date, string, string>
