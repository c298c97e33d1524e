import { Effect, Schema } from "effect"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"

/** How the reader wants summaries; what is left out has no effect. Field names are the specification's own. */
export const Style = Schema.Struct({
  /** False to keep the style without applying it. */
  enabled: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
  lengthPreference: Schema.Literals(["short", "medium", "long"]).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("medium" as const)),
  ),
  focusArea: StorableText.check(maxCharacters(500)).pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  customInstructions: StorableText.check(maxCharacters(4000)).pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
}).annotate({ identifier: "SummaryStyle" })
export type Style = typeof Style.Type

/** The style to write in: the task's if it has one, or else the account's; null if it is switched off. */
export const styleInUse = (ofTask: Style | null, ofAccount: Style | null): Style | null => {
  const style = ofTask ?? ofAccount
  return style?.enabled === true ? style : null
}
