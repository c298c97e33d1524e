import { Effect, Schema } from "effect"
import { brokenRules } from "./broken-rules.ts"
import { MalformedRequest } from "./errors.ts"
import type { Shape } from "./use-case.ts"

/**
 * Decodes what a caller sent; everything that is wrong with it is one refusal. An unknown field is also wrong: it is
 * most likely a misspelt option, which would otherwise be ignored. `whole` is the name of the input.
 */
export const decodeInput = <I extends Shape>(schema: I, whole: string) => {
  const decode = Schema.decodeUnknownEffect(schema, { errors: "all", onExcessProperty: "error" })
  return (input: unknown): Effect.Effect<I["Type"], MalformedRequest> =>
    Effect.mapError(decode(input), ({ issue }) => new MalformedRequest({ issues: brokenRules(issue, whole) }))
}
