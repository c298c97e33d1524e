import { hasNoFields } from "#domain/kernel/decode-input.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server"
import { Predicate, Schema } from "effect"

/** Describes what a model or person sends, each field in words to act on. The tool or prompt decodes it, so that what is wrong is a refusal. */
export const inputShape = (schema: Shape, fields: Readonly<Record<string, string>> = {}): StandardSchemaWithJSON =>
  describing(() => withDescriptions(wireSchemaOf(schema, "error"), fields))

/** Describes the output as it travels. It is not checked again: it was just encoded with the same schema. */
export const outputShape = (schema: Shape): StandardSchemaWithJSON => describing(() => wireSchemaOf(schema))

const describing = (describe: () => Record<string, unknown>): StandardSchemaWithJSON => ({
  "~standard": { version: 1, vendor: "effect", validate: (value) => ({ value }), jsonSchema: made(describe) },
})

/** Made when an assistant first asks: every command and start of the server loads all tools. */
const made = (describe: () => Record<string, unknown>) => {
  let described: Record<string, unknown> | null = null
  const once = () => described ??= describe()
  return { input: once, output: once }
}

/** Without a dialect, which is 2020-12 where a tool names none. Named shapes are written out where they stand: a tool's schema is an object at its root, and many clients follow no references. */
const wireSchemaOf = (schema: Shape, onExcessProperty: "ignore" | "error" = "ignore"): Record<string, unknown> => {
  const options = { referencePolicy: () => undefined, onExcessProperty }
  const { definitions, schema: root } = Schema.toJsonSchemaDocument(schema, options)
  // The library describes an empty struct as `not null`, which some clients may reject as a tool schema.
  const nothing = { type: "object", properties: {}, additionalProperties: onExcessProperty === "ignore" }
  return lean({
    ...(hasNoFields(schema) ? nothing : root),
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  })
}

/** A longer pattern is a list of names, such as all time zones, or of the characters that cannot be seen. */
const longestPattern = 150

/**
 * A model reads the schemas of all tools in every conversation. What a format or the entries of a list already say is
 * left out, and so are long patterns: the description has an example, and the server still refuses what is wrong.
 */
const lean = (schema: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): ReadonlyArray<[string, unknown]> => {
      if (key === "prefixItems" && Array.isArray(value) && "items" in schema) return []
      const isPattern = key === "pattern" && typeof value === "string"
      if (isPattern && ("format" in schema || value.length > longestPattern)) return []
      return [[key, leanPart(value)]]
    }),
  )

const leanPart = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(leanPart) : Predicate.isObject(value) ? lean(value) : value

const withDescriptions = (
  schema: Record<string, unknown>,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> => {
  const properties = schema["properties"]
  if (typeof properties !== "object" || properties === null) return schema
  const unknown = Object.keys(fields).find((name) => !(name in properties))
  if (unknown !== undefined) throw new Error(`There is no field "${unknown}" to describe`)
  const described = Object.entries(properties).map(([name, property]) => [
    name,
    { ...property, ...(fields[name] !== undefined && { description: fields[name] }) },
  ])
  return { ...schema, properties: Object.fromEntries(described) }
}
