import { isList, isObject, type Json, type JsonObject, textOf } from "#api/rest/published/json.ts"
import { patternsOf, resolved } from "./valid-values.ts"

/** A value that its schema forbids, and where in it the fault is. */
export interface Invalid {
  readonly value: Json
  readonly path: ReadonlyArray<string>
}

/** A valid value with one fault, each that its schema can name. */
export const invalidValues = (part: Json | undefined, valid: Json): ReadonlyArray<Invalid> => {
  const schema = resolved(part)
  const { anyOf, const: only, enum: values, type } = schema
  if (only !== undefined || isList(values)) return here("nonsense", { a: 1 })
  if (isList(anyOf)) return anyOf.some((one) => resolved(one)["type"] === "object") ? here(true, 7) : here({ a: 1 })
  const kind = isList(type) ? type.find((one) => one !== "null") : type
  switch (textOf(kind)) {
    case "boolean":
      return here("nonsense", { a: 1 })
    case "integer":
    case "number":
      return here("nonsense", { a: 1 }, ...(kind === "integer" ? [1.5] : []), ...outside(schema))
    case "string":
      return here(7, { a: 1 }, ...wrongTexts(schema))
    case "array":
      return [...here("nonsense", { a: 1 }), ...wrongLists(schema, valid)]
    case "object":
      return [...here("nonsense", ["nonsense"], []), ...wrongObjects(schema, isObject(valid) ? valid : {})]
    default:
      throw new Error(`no faults for ${JSON.stringify(part)}`)
  }
}

const here = (...wrong: ReadonlyArray<Json>): ReadonlyArray<Invalid> => wrong.map((value) => ({ value, path: [] }))

const outside = ({ minimum, maximum }: JsonObject): ReadonlyArray<number> => [
  ...(typeof minimum === "number" ? [minimum - 1] : []),
  ...(typeof maximum === "number" && maximum < Number.MAX_SAFE_INTEGER ? [maximum + 1] : []),
]

const wrongTexts = (schema: JsonObject): ReadonlyArray<string> => {
  const { minLength, maxLength } = schema
  const patterns = patternsOf(schema).map((pattern) => new RegExp(pattern, "u"))
  return [
    ...["", " ", "a\u0000b", "?!", "2026-02-30"].filter((text) => patterns.some((pattern) => !pattern.test(text))),
    ...(schema["format"] === "date-time" ? ["2026-02-30T25:00Z"] : []),
    ...(schema["format"] === "date" ? ["2026-02-30"] : []),
    ...(typeof minLength === "number" && minLength > 0 ? ["a".repeat(minLength - 1)] : []),
    ...(typeof maxLength === "number" ? ["a".repeat(maxLength + 1), "😀".repeat(maxLength + 1)] : []),
  ]
}

const wrongLists = ({ items, minItems, maxItems }: JsonObject, valid: Json): ReadonlyArray<Invalid> => {
  const [first] = isList(valid) ? valid : []
  const short = isObject(first) ? withoutOptional(resolved(items), first) : shortened(resolved(items), first)
  return [
    ...(minItems === undefined ? [] : [{ value: [], path: [] }]),
    ...(typeof maxItems === "number" && short !== undefined
      ? [{ value: Array.from({ length: maxItems + 1 }, () => short), path: [] }]
      : []),
    ...(first === undefined
      ? []
      : invalidValues(items, first).map(({ value, path }) => ({ value: [value], path: ["0", ...path] }))),
  ]
}

/** Keeps a list with one entry too many from being too large for other reasons. */
const withoutOptional = ({ required }: JsonObject, valid: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(valid).filter(([name]) => isList(required) && required.includes(name)))

/** The same for texts: as little of one as its patterns allow. */
const shortened = (schema: JsonObject, valid: Json | undefined): Json | undefined => {
  if (typeof valid !== "string") return valid
  const start = Array.from(valid).slice(0, 8).join("")
  return patternsOf(schema).every((pattern) => new RegExp(pattern, "u").test(start)) ? start : valid
}

const wrongObjects = (
  { properties, required, additionalProperties }: JsonObject,
  valid: JsonObject,
): ReadonlyArray<Invalid> => [
  ...(additionalProperties === false ? [{ value: { ...valid, surprise: 1 }, path: ["surprise"] }] : []),
  ...(isList(required) ? required : []).map((name) => ({
    value: Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name)),
    path: [textOf(name)],
  })),
  ...Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) =>
    name in valid
      ? invalidValues(field, valid[name] ?? null).map(({ value, path }) => ({
        value: { ...valid, [name]: value },
        path: [name, ...path],
      }))
      : []
  ),
]
