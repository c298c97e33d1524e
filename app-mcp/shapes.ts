import { hasNoFields } from "#domain/kernel/decode-input.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { StandardSchemaWithJSON, Tool as ListedTool } from "@modelcontextprotocol/server"
import { Schema } from "effect"
import { publishedInput, publishedOutput } from "./published-schema.ts"

/** The words for the fields of an input; null for one that is taken, and not spoken of. */
export type FieldWords = Readonly<Record<string, string | null>>

/** What a model or person sends, as the server takes it. */
export const inputSchemaOf = (schema: Shape): Record<string, unknown> => wireSchemaOf(schema, "error")

/** Describes what a model or person sends, each field in words to act on. The tool or prompt decodes it, so that what is wrong is a refusal. */
export const inputShape = (schema: Shape, fields: FieldWords = {}): StandardSchemaWithJSON =>
  describing(() => publishedInput(withDescriptions(inputSchemaOf(schema), fields)))

/** Describes the output as it travels. It is not checked again: it was just encoded with the same schema. */
export const outputShape = (schema: Shape): StandardSchemaWithJSON =>
  describing(() => publishedOutput(wireSchemaOf(schema)))

/** The schema as it is listed. */
export const listed = ({ "~standard": { jsonSchema } }: StandardSchemaWithJSON): ListedTool["inputSchema"] => ({
  ...jsonSchema.input({ target: "draft-2020-12" }),
  type: "object",
})

/** For what checks its input itself: the protocol has nothing to say about it. */
export const describing = (describe: () => Record<string, unknown>): StandardSchemaWithJSON => ({
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
  return {
    ...(hasNoFields(schema) ? nothing : root),
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  }
}

const withDescriptions = (
  schema: Record<string, unknown>,
  fields: FieldWords,
): Record<string, unknown> => {
  const properties = schema["properties"]
  if (typeof properties !== "object" || properties === null) return schema
  const unknown = Object.keys(fields).find((name) => !(name in properties))
  if (unknown !== undefined) throw new Error(`There is no field "${unknown}" to describe`)
  const described = Object.entries(properties).filter(([name]) => fields[name] !== null).map(([name, property]) => [
    name,
    { ...property, ...(fields[name] !== undefined && { description: fields[name] }) },
  ])
  return { ...schema, properties: Object.fromEntries(described) }
}
