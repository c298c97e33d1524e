import { Schema } from "effect"

/** How the reader wants the summary. Field names are the specification's own. */
export const Style = Schema.Struct({
  lengthPreference: Schema.Literals(["short", "medium", "long"]),
  focusArea: Schema.String.check(Schema.isMaxLength(500)),
  customInstructions: Schema.String.check(Schema.isMaxLength(4000)),
}).annotate({ identifier: "SummaryStyle" })
export type Style = typeof Style.Type
