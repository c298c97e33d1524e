import { Schema } from "effect"

/** What is kept at present, told to whoever edited something else, so that both can be shown. Spelled as it travels. */
export const PresentContent = Schema.Struct({
  summary: Schema.optionalKey(Schema.Struct({ version: Schema.Int, text: Schema.String })),
  lines: Schema.optionalKey(Schema.Array(Schema.Struct({ id: Schema.String, text: Schema.String }))),
})
export type PresentContent = typeof PresentContent.Type
