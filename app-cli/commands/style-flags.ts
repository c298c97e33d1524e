import { Style } from "#domain/account/summary-style.ts"
import { Scenario } from "#domain/task/scenario.ts"
import { Option } from "effect"
import { Flag } from "effect/cli"

const length = Flag.Literals("length", ["short", "medium", "long"]).pipe(
  Flag.optional,
  Flag.withDescription("How much to write"),
)
const focus = Flag.String("focus").pipe(
  Flag.withSchema(Style.fields.focusArea),
  Flag.optional,
  Flag.withDescription("What matters most"),
)
const instructions = Flag.String("instructions").pipe(
  Flag.withSchema(Style.fields.customInstructions),
  Flag.optional,
  Flag.withDescription("In your own words; only a language model follows them"),
)

export const scenario = Flag.Literals("scenario", Scenario.literals).pipe(
  Flag.optional,
  Flag.withDescription("Kind of recording"),
)

export const styleFlags = { length, focus, instructions }

interface Given {
  readonly length: Option.Option<Style["lengthPreference"]>
  readonly focus: Option.Option<string>
  readonly instructions: Option.Option<string>
}

/** The style that the flags ask for; null if there are none. */
export const styleFrom = ({ length, focus, instructions }: Given): Style | null =>
  Option.isNone(length) && Option.isNone(focus) && Option.isNone(instructions) ? null : {
    enabled: true,
    lengthPreference: Option.getOrElse(length, () => "medium" as const),
    focusArea: Option.getOrElse(focus, () => ""),
    customInstructions: Option.getOrElse(instructions, () => ""),
  }
