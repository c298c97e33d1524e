import { brokenRules } from "#domain/kernel/broken-rules.ts"
import { MalformedRequest } from "#domain/kernel/errors.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import { Effect, Schema } from "effect"

/** An input as it travels. One that breaks a rule comes from what was typed, so it is refused like any other. */
export const encodeInput = <I extends Shape>(schema: I, input: I["Type"]): Effect.Effect<unknown, MalformedRequest> =>
  Effect.mapError(
    Schema.encodeEffect(schema)(input),
    ({ issue }) => new MalformedRequest({ issues: brokenRules(issue, "input") }),
  )
