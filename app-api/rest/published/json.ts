export type Json = string | number | boolean | null | ReadonlyArray<Json> | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The value with each of its objects replaced, the innermost first. */
export const mapObjects = (value: Json, change: (object: JsonObject) => JsonObject): Json => {
  if (isList(value)) return value.map((item) => mapObjects(item, change))
  return isObject(value) ? change(mapObject(value, change)) : value
}

/** The object with each of the objects in it replaced. */
export const mapObject = (object: JsonObject, change: (object: JsonObject) => JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, item]) => [key, mapObjects(item, change)]))

/** The names in `#/components/<kind>/<name>` anywhere inside. */
export const referencesIn = (value: Json | undefined, kind: string): ReadonlySet<string> =>
  new Set(
    [...(JSON.stringify(value) ?? "").matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].flatMap(([, found, name = ""]) =>
      found === kind ? [name] : []
    ),
  )

export const isList = (value: Json | undefined): value is ReadonlyArray<Json> => Array.isArray(value)

export const textOf = (value: Json | undefined): string => typeof value === "string" ? value : ""
