import { isList, isObject, isSame, type Json, type JsonObject, mapObject } from "./json.ts"

/** Says the same in fewer words: nullable types, constants, lists, and integers without limits. */
export const tidySchemas = (contract: JsonObject): JsonObject =>
  mapObject(contract, (object) => listOfOne(plainInteger(constant(nullable(object)))))

const nullable = (object: JsonObject): JsonObject => {
  const { anyOf, ...rest } = object
  if (!isList(anyOf) || anyOf.length !== 2) return object
  const [type, none] = anyOf
  if (!isObject(type) || !isSame(none, { type: "null" })) return object
  return typeof type["type"] === "string" && !("enum" in type) && !("const" in type)
    ? { ...rest, ...type, type: [type["type"], "null"] }
    : object
}

const constant = (object: JsonObject): JsonObject => {
  const { enum: values, type: _, ...rest } = object
  const [only] = isList(values) && values.length === 1 ? values : []
  return only === undefined ? object : { ...rest, const: only }
}

const plainInteger = (object: JsonObject): JsonObject => {
  const { minimum, maximum, ...rest } = object
  return minimum === Number.MIN_SAFE_INTEGER && maximum === Number.MAX_SAFE_INTEGER ? rest : object
}

/** Entries of one kind are `items`; the limits say how many there are. */
const listOfOne = (object: JsonObject): JsonObject => {
  const { prefixItems, ...rest } = object
  const [first, ...more]: ReadonlyArray<Json> = isList(prefixItems) ? prefixItems : []
  const isPlain = more.every((item) => isSame(item, first)) &&
    (rest["items"] === undefined ? rest["maxItems"] === more.length + 1 : isSame(first, rest["items"]))
  return first !== undefined && isPlain ? { ...rest, items: first } : object
}
