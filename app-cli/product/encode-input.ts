import { brokenRules } from "#domain/kernel/broken-rules.ts"
import { MalformedRequest } from "#domain/kernel/errors.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import { Effect, Schema } from "effect"

/** Encodes an input for the wire. If it breaks a rule, what the user typed was wrong, so it is refused like any other. */
export const encodeInput = <I extends Shape>(schema: I, input: I["Type"]): Effect.Effect<unknown, MalformedRequest> =>
  Effect.mapError(
    Schema.encodeEffect(schema)(input),
    ({ issue }) => new MalformedRequest({ issues: brokenRules(issue, "input") }),
  )
