import type { JsonSchema } from "effect"

/**
 * What a model wrote, in the shape asked for where it is clear what it meant: "1" is a number, one thing a list of one,
 * and what is left out is null, an empty text or an empty list. Elements that do not fit are dropped. Undefined if
 * nothing usable is left.
 */
export const fitted = (schema: JsonSchema.JsonSchema, value: unknown): unknown => {
  const { anyOf, type } = schema
  if (isSchemas(anyOf)) return nullable(anyOf, value)
  if (Array.isArray(schema["enum"])) return chosen(schema["enum"], value)
  if (type === "integer") return integer(value)
  if (type === "string") return written(value)
  if (type === "array") return isSchema(schema["items"]) ? list(schema["items"], value) : undefined
  return isSchema(schema["properties"]) ? object(schema["properties"], value) : undefined
}

const nullable = (anyOf: ReadonlyArray<JsonSchema.JsonSchema>, value: unknown): unknown => {
  if (value === undefined || value === null || value === "null") return null
  const [first] = anyOf
  return (first && fitted(first, value)) ?? null
}

const chosen = (choices: ReadonlyArray<unknown>, value: unknown): unknown =>
  typeof value === "string"
    ? choices.find((one) => typeof one === "string" && one.toLowerCase() === value.trim().toLowerCase())
    : undefined

/** Also "12", "[12]" and "line 12", but not "3 to 5". */
const integer = (value: unknown): number | undefined => {
  const number = typeof value === "string" ? Number(/^\D*?(-?\d+)\D*$/.exec(value)?.[1] ?? Number.NaN) : value
  return typeof number === "number" && Number.isSafeInteger(number) ? number : undefined
}

const written = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return ""
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  return typeof value === "string" ? value : undefined
}

const list = (items: JsonSchema.JsonSchema, value: unknown): ReadonlyArray<unknown> => {
  const given: ReadonlyArray<unknown> = Array.isArray(value)
    ? value
    : value === undefined || value === null
    ? []
    : [value]
  return given.map((one) => fitted(items, one)).filter((one) => one !== undefined)
}

const object = (properties: JsonSchema.JsonSchema, value: unknown): unknown => {
  if (!isSchema(value) || !Object.keys(properties).some((key) => key in value)) return undefined
  const entries = Object.entries(properties).map((
    [key, one],
  ) => [key, isSchema(one) ? fitted(one, value[key]) : undefined])
  return entries.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(entries)
}

const isSchema = (value: unknown): value is JsonSchema.JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isSchemas = (value: unknown): value is ReadonlyArray<JsonSchema.JsonSchema> =>
  Array.isArray(value) && value.every(isSchema)
