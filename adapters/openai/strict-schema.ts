import { type JsonSchema, Schema } from "effect"

/**
 * The JSON Schema of an answer within OpenAI's strict subset: every key required, no others allowed, and no reference,
 * because many compatible servers do not follow one. Numbers lose their bounds, which say only what JavaScript can count.
 */
export const strictSchema = (answer: Schema.Top): JsonSchema.JsonSchema => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(answer, { onExcessProperty: "error" })

  const whole = (node: JsonSchema.JsonSchema): JsonSchema.JsonSchema => {
    const { $ref } = node
    if (typeof $ref === "string") return whole(definitions[$ref.slice("#/$defs/".length)] ?? missing($ref))
    const kept = Object.entries(node).filter(([key]) => key !== "minimum" && key !== "maximum")
    return Object.fromEntries(kept.map(([key, value]) => [key, inside(key, value)]))
  }

  const inside = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => isNode(one) ? whole(one) : one)
    if (!isNode(value)) return value
    return key === "properties"
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isNode(one) ? whole(one) : one]))
      : whole(value)
  }

  return whole(schema)
}

const isNode = (value: unknown): value is JsonSchema.JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const missing = (reference: string): never => {
  throw new Error(`the schema refers to ${reference}, which it does not define`)
}
