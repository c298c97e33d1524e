import type { GbnfJsonSchema } from "node-llama-cpp"

/** A JSON Schema that the grammar of a local model cannot express. */
export class SchemaNotExpressible extends Error {}

/** How long an answer may get where its schema sets no bound: a model that repeats itself would otherwise never end. */
export const bounds = { items: 40, characters: 600 } as const

type Node = Record<string, unknown>

/** What the grammar can express, and what has no effect in it: all keys of an object are required. */
const known = new Set(
  ["type", "enum", "const", "anyOf", "oneOf", "properties", "items", "minItems", "maxItems", "minLength", "maxLength"]
    .concat("required", "title", "description", "$schema", "$defs", "minimum", "maximum", "additionalProperties"),
)

/**
 * The schema in the words of node-llama-cpp's grammar. What the grammar does not know, it lets through or replaces without
 * a word: `anyOf` of a string and null would allow null only. So the schema is rewritten, and what remains is refused.
 */
export const forGrammar = (schema: unknown): GbnfJsonSchema => {
  const node = nodeOf(schema)
  const odd = Object.keys(node).find((key) => !known.has(key))
  if (odd !== undefined) throw new SchemaNotExpressible(`a local model cannot follow "${odd}" in a schema`)
  // For a grammar, one of several and any of several are the same.
  const alternatives = node["anyOf"] ?? node["oneOf"]
  if (alternatives !== undefined) return { oneOf: listOf(alternatives).map(forGrammar) }
  if (node["enum"] !== undefined) return { enum: listOf(node["enum"]).map(literalOf) }
  if (node["const"] !== undefined) return { const: literalOf(node["const"]) }
  const type = node["type"]
  return Array.isArray(type)
    ? { oneOf: type.map((one: unknown) => ofType(one, node)) }
    : ofType(type, node)
}

const ofType = (type: unknown, node: Node): GbnfJsonSchema => {
  switch (type) {
    case "object":
      if (node["additionalProperties"] === true) {
        throw new SchemaNotExpressible("a local model needs the name of each key")
      }
      return {
        type,
        properties: Object.fromEntries(
          Object.entries(nodeOf(node["properties"] ?? {})).map(([name, one]) => [name, forGrammar(one)]),
        ),
      }
    case "array":
      return {
        type,
        items: forGrammar(node["items"]),
        minItems: bound(node["minItems"]) ?? 0,
        maxItems: bound(node["maxItems"]) ?? bounds.items,
      }
    case "string":
      return {
        type,
        minLength: bound(node["minLength"]) ?? 0,
        maxLength: bound(node["maxLength"]) ?? bounds.characters,
      }
    case "number":
    case "integer":
    case "boolean":
    case "null":
      return { type }
    default:
      throw new SchemaNotExpressible(`a local model does not know the type ${String(type)}`)
  }
}

const bound = (value: unknown): number | null => typeof value === "number" ? value : null

const literalOf = (value: unknown): string | number | boolean | null => {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value
  }
  throw new SchemaNotExpressible("a local model can choose between plain values only")
}

const listOf = (value: unknown): ReadonlyArray<unknown> => {
  if (!Array.isArray(value)) throw new SchemaNotExpressible("alternatives must be a list")
  return value
}

const nodeOf = (value: unknown): Node => {
  if (!isNode(value)) throw new SchemaNotExpressible("a schema must be an object")
  return value
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value)
