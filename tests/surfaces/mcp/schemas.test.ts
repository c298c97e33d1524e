import { listedIn } from "#mcp/tools/sets.ts"
import { Predicate } from "effect"
import { describe, expect, it } from "vitest"

/** What all hosts understand: a tool with anything else is left out by some, or breaks their request to the model. */
const known = new Set([
  "type",
  "description",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "anyOf",
])

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => Predicate.isObject(value) && !Array.isArray(value)
const listOf = (value: unknown): ReadonlyArray<unknown> => Array.isArray(value) ? value : []

const partsOf = (schema: Schema): ReadonlyArray<Schema> => {
  const { properties, items, anyOf } = schema
  const inside = [...(isSchema(properties) ? Object.values(properties) : []), items, ...listOf(anyOf)]
  return [schema, ...inside.filter(isSchema).flatMap(partsOf)]
}

const faultsOf = (part: Schema): ReadonlyArray<string> => [
  ...Object.keys(part).filter((key) => !known.has(key)),
  ...("type" in part && typeof part["type"] !== "string" ? ["a list of types"] : []),
  ...(part["type"] === "array" && !isSchema(part["items"]) ? ["a list of nothing"] : []),
]

const listed = [...new Set([...listedIn.core, ...listedIn.all])].map((tool) => tool.listed())

describe("every schema, of arguments and of answers, is in the part that all hosts understand", () => {
  it.each(listed)("$name", ({ inputSchema, outputSchema }) => {
    for (const schema of outputSchema === undefined ? [inputSchema] : [inputSchema, outputSchema]) {
      expect(schema.type).toBe("object")
      expect(Object.keys(schema)).not.toContain("anyOf")
      expect(partsOf(schema).flatMap(faultsOf)).toEqual([])
    }
  })
})
