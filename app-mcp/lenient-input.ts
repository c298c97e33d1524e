import { decodeInput } from "#domain/kernel/decode-input.ts"
import type { MalformedRequest } from "#domain/kernel/errors.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import { Effect, Predicate } from "effect"

type Described = Readonly<Record<string, unknown>>

/** Decodes what a client sent as it was meant. `described` is the published schema. */
export const decodeAsMeant = <I extends Shape>(schema: I, described: () => Described) => {
  const decode = decodeInput(schema, "arguments")
  return (input: unknown): Effect.Effect<I["Type"], MalformedRequest> => {
    const meant = asMeant(described(), input)
    return decode(meant).pipe(
      Effect.catch((refused) => {
        const fields = new Set(refused.issues.map(({ field }) => field))
        return decode(withoutEmpty(described(), meant, fields))
      }),
    )
  }
}

/**
 * What a client meant: many send numbers, booleans and lists as text, and fill fields that they do not use. The published
 * schema stays as strict as it is; what cannot be understood stays as it was sent, and is refused by it.
 */
const asMeant = (schema: Described, input: unknown): unknown =>
  input === undefined || input === null ? {} : read(withoutFillers(schema, input), schema)

/** The same without those of its optional fields that were refused and hold nothing: they are left out. */
const withoutEmpty = (schema: Described, input: unknown, refused: ReadonlySet<string>): unknown => {
  const { required } = schema
  const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name)
  return !Predicate.isObject(input)
    ? input
    : Object.fromEntries(
      Object.entries(input).filter(([name, value]) =>
        !(refused.has(name) && isNothing(value) && !isRequired(name) && name in propertiesOf(schema))
      ),
    )
}

const propertiesOf = ({ properties }: Described): Described => Predicate.isObject(properties) ? properties : {}

const isNothing = (value: unknown): boolean => value === null || value === ""

/** Clients that cannot call a tool without arguments invent one, and Gemini CLI sends what is meant for itself. */
const fillers = new Set([
  "random_string",
  "dummy",
  "dummy_param",
  "placeholder",
  "no_params",
  "unused",
  "noop",
  "wait_for_previous",
])

const withoutFillers = (schema: Described, input: unknown): unknown =>
  !Predicate.isObject(input)
    ? input
    : Object.fromEntries(
      Object.entries(input).filter(([name, value]) =>
        name in propertiesOf(schema) || !(fillers.has(name) || name.startsWith("_") || isNothing(value))
      ),
    )

const read = (value: unknown, schema: unknown): unknown => {
  if (!Predicate.isObject(schema)) return value
  const { anyOf, type } = schema as Described
  if (Array.isArray(anyOf)) return readAny(value, anyOf)
  switch (type) {
    case "number":
    case "integer":
      return typeof value === "string" && number.test(value) ? Number(value) : value
    case "boolean":
      return truths.get(typeof value === "string" ? value.trim().toLowerCase() : "") ?? value
    case "string":
      return typeof value === "number" ? String(value) : value
    case "array": {
      const list = fromJson(value)
      const { items } = schema as Described
      return Array.isArray(list) ? list.map((one: unknown) => read(one, items)) : value
    }
    case "object": {
      const fields = fromJson(value)
      if (!Predicate.isObject(fields) || Array.isArray(fields)) return value
      const properties = propertiesOf(schema)
      return Object.fromEntries(
        Object.entries(fields).map(([name, one]) => [name, name in properties ? read(one, properties[name]) : one]),
      )
    }
    default:
      return value
  }
}

const number = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/
const truths = new Map([["true", true], ["false", false]])

const fromJson = (value: unknown): unknown => {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value
  try {
    const parsed: unknown = JSON.parse(value)
    return parsed
  } catch {
    return value
  }
}

/** As the first kind that it fits. */
const readAny = (value: unknown, kinds: ReadonlyArray<unknown>): unknown => {
  const types = kinds.map((kind) => Predicate.isObject(kind) ? (kind as Described)["type"] : undefined)
  if (types.includes(typeOf(value)) && !["array", "object"].includes(typeOf(value))) return nothingMeant(value, kinds)
  const readings = kinds.map((kind) => read(value, kind))
  return readings.find((one, at) => typeOf(one) === types[at] || (types[at] === "integer" && typeof one === "number"))
    ?? nothingMeant(value, kinds)
}

/** "null" where it is no text that could be meant. */
const nothingMeant = (value: unknown, kinds: ReadonlyArray<unknown>): unknown => {
  const isText = kinds.some((kind) =>
    Predicate.isObject(kind) && "type" in kind && kind["type"] === "string" && !("enum" in kind) && !("format" in kind)
  )
  return value === "null" && !isText ? null : value
}

const typeOf = (value: unknown): string => value === null ? "null" : Array.isArray(value) ? "array" : typeof value
