import { Schema } from "effect"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"

/** How the reader wants the summary. Field names are the specification's own. */
export const Style = Schema.Struct({
  lengthPreference: Schema.Literals(["short", "medium", "long"]),
  focusArea: StorableText.check(maxCharacters(500)),
  customInstructions: StorableText.check(maxCharacters(4000)),
}).annotate({ identifier: "SummaryStyle" })
export type Style = typeof Style.Type
