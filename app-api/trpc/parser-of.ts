import { decodeInput } from "#domain/kernel/decode-input.ts"
import { ruleSentence } from "#domain/kernel/rules.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { StandardSchemaV1 } from "@trpc/server/unstable-core-do-not-import"
import { Effect } from "effect"

/** Decodes by the use case's own schema; what is wrong is named field by field, with the rule that was broken. */
export const parserOf = <I extends Shape>(schema: I): StandardSchemaV1<I["Encoded"], I["Type"]> => {
  const decode = decodeInput(schema, "input")
  return {
    "~standard": {
      version: 1,
      vendor: "parley",
      validate: (input) =>
        Effect.runSync(
          Effect.match(decode(input), {
            onSuccess: (value) => ({ value }),
            onFailure: ({ issues }) => ({
              issues: issues.map(({ field, rule, params }) => ({
                field,
                rule,
                params,
                message: `${field}: ${ruleSentence({ rule, params })}`,
                path: field.split("."),
              })),
            }),
          }),
        ),
    },
  }
}
