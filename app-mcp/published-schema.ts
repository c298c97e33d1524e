import { Predicate } from "effect"

type Described = Readonly<Record<string, unknown>>

/** What only some hosts understand, or refuse a tool for. The server still holds each value against it. */
const unread = new Set(["format", "pattern", "allOf", "prefixItems", "contentEncoding"])

/** Bounds that say nothing: of any whole number, or of a page. */
const isIdle = (key: string, value: unknown): boolean =>
  (key === "minimum" && value === Number.MIN_SAFE_INTEGER) || (key === "maximum" && Number(value) >= 1_000_000)

/**
 * The arguments of a tool as a client reads them, in the part of JSON Schema that all hosts accept. `anyOf` is only where
 * null is a choice for a field.
 */
export const publishedInput = (schema: Described): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): ReadonlyArray<[string, unknown]> => {
      if (unread.has(key) || isIdle(key, value)) return []
      return [[key, key === "properties" ? mapped(value, publishedInput) : partOf(value)]]
    }),
  )

const partOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(partOf) : isDescribed(value) ? publishedInput(value) : value

/** How an answer is described. */
interface Detail {
  /** Levels of objects. */
  readonly depth: number
  /** Whether it is said which values a text has, and what may be null. */
  readonly isExact: boolean
  /** The level from which on only fields are named that are always there and have one value. */
  readonly shortFrom: number
}

const details: ReadonlyArray<Detail> = [
  { depth: 2, isExact: true, shortFrom: 9 },
  { depth: 2, isExact: false, shortFrom: 9 },
  { depth: 2, isExact: false, shortFrom: 1 },
  { depth: 1, isExact: false, shortFrom: 0 },
]

/** A model may have to read it in every conversation. */
const longest = 480

/** An answer as a client reads it, in as much detail as has room. It may have more fields than are described. */
export const publishedOutput = (schema: Described): Record<string, unknown> => {
  const described = details.map((detail) => kindOf(schema, 0, detail))
  const fitting = described.find((one) => JSON.stringify(one).length <= longest) ?? described.at(-1)
  return { ...fitting, additionalProperties: true }
}

const kindOf = (schema: Described, level: number, detail: Detail): Record<string, unknown> => {
  const { type, enum: values, properties, items, anyOf } = schema
  const inside = (one: Described): Record<string, unknown> => kindOf(one, level, detail)
  if (Array.isArray(anyOf)) return detail.isExact ? { anyOf: anyOf.filter(isDescribed).map(inside) } : {}
  if (type === "array") return { type, items: isDescribed(items) && level < detail.depth ? inside(items) : {} }
  if (type === "object" && isDescribed(properties) && level < detail.depth) {
    const kept = Object.entries(properties).filter(([, one]) => level < detail.shortFrom || isAlwaysOne(one))
    return { type, properties: mapped(Object.fromEntries(kept), (one) => kindOf(one, level + 1, detail)) }
  }
  return { ...(type !== undefined && { type }), ...(detail.isExact && values !== undefined && { enum: values }) }
}

const scalars: ReadonlySet<unknown> = new Set(["string", "number", "integer", "boolean"])

const isAlwaysOne = (schema: unknown): boolean => isDescribed(schema) && scalars.has(schema["type"])

const mapped = (value: unknown, each: (schema: Described) => unknown): unknown =>
  isDescribed(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isDescribed(one) ? each(one) : one]))
    : value

const isDescribed = (value: unknown): value is Described => Predicate.isObject(value) && !Array.isArray(value)
