import { Flag } from "effect/cli"

/** Machine-readable output: one JSON value on one line, and nothing else on standard output. */
export const json = Flag.Boolean("json").pipe(Flag.withDefault(false), Flag.withDescription("Print one line of JSON"))

export const email = Flag.String("email").pipe(
  Flag.withDescription("Email address of the account; of one that exists also its phone number or id"),
)
