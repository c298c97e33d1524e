import { Schema } from "effect"

/** The built-in database cannot be started; the message says what to do. */
export class DatabaseRefused extends Schema.TaggedError<DatabaseRefused>()("DatabaseRefused", {
  message: Schema.String,
}) {}

export const refused = (message: string): DatabaseRefused => new DatabaseRefused({ message })
