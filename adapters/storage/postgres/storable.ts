/** Text that Postgres can store: without NUL characters and lone surrogates, which no reader can see. */
export const text = (value: string): string => value.replaceAll("\u0000", "").toWellFormed()

/** A value for a jsonb column. */
export const json = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => typeof part === "string" ? text(part) : part)
