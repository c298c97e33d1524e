import { Schema } from "effect"

/** The stored content, returned when an edit was based on an older version, so that clients can show both. Keys as on the wire. */
export const PresentContent = Schema.Struct({
  summary: Schema.optionalKey(Schema.Struct({ version: Schema.Int, text: Schema.String })),
  lines: Schema.optionalKey(Schema.Array(Schema.Struct({ id: Schema.String, text: Schema.String }))),
})
export type PresentContent = typeof PresentContent.Type
