import type { Shape } from "#domain/kernel/use-case.ts"
import type { StandardSchemaV1 } from "@trpc/server/unstable-core-do-not-import"
import { Effect, Schema } from "effect"
import { plainIssues } from "../request/plain-words.ts"

/** Decodes by the use case's own schema; what is wrong is told for people, each field with its rule. */
export const parserOf = <I extends Shape>(schema: I): StandardSchemaV1<I["Encoded"], I["Type"]> => {
  const decode = Schema.decodeUnknownEffect(schema, { errors: "all" })
  return {
    "~standard": {
      version: 1,
      vendor: "parley",
      validate: (input) =>
        Effect.runSync(
          Effect.match(decode(input), {
            onSuccess: (value) => ({ value }),
            onFailure: ({ issue }) => ({
              issues: plainIssues(issue).map(({ field, rule }) => ({
                message: `${field === "" ? "input" : field}: ${rule}`,
                path: field.split("."),
              })),
            }),
          }),
        ),
    },
  }
}
