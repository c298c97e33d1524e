import { Effect, Predicate, Schema } from "effect"
import { brokenRules, maxIssues } from "./broken-rules.ts"
import { MalformedRequest } from "./errors.ts"
import { brokenRule } from "./rules.ts"
import type { Shape } from "./use-case.ts"

/**
 * Decodes what a caller sent; everything that is wrong with it is one refusal. An unknown field is also wrong: it is
 * most likely a misspelt option, which would otherwise be ignored. `whole` is the name of the input.
 */
export const decodeInput = <I extends Shape>(schema: I, whole: string) => {
  const decode = Schema.decodeUnknownEffect(schema, { errors: "all", onExcessProperty: "error" })
  const isEmpty = hasNoFields(schema)
  return (input: unknown): Effect.Effect<I["Type"], MalformedRequest> => {
    const surprises = isEmpty && Predicate.isObject(input) ? Object.keys(input).slice(0, maxIssues) : []
    return surprises.length === 0
      ? Effect.mapError(decode(input), ({ issue }) => new MalformedRequest({ issues: brokenRules(issue, whole) }))
      : Effect.fail(new MalformedRequest({ issues: surprises.map((field) => brokenRule(field, "unknown")) }))
  }
}

/** Whether the input has no fields. The library would accept any object for it. */
export const hasNoFields = ({ ast }: Shape): boolean =>
  ast._tag === "Objects" && ast.propertySignatures.length === 0 && ast.indexSignatures.length === 0
