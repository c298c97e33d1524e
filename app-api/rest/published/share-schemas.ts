import { isList, isObject, isSame, type Json, type JsonObject, mapObject, mapObjects, referencesIn } from "./json.ts"

type Schemas = Readonly<Record<string, JsonObject>>

/**
 * Shapes that contain themselves are generated once for each place they are used in, with a number after the name.
 * Those that differ only by such numbers become one.
 */
export const withoutCopies = (contract: JsonObject, schemas: Schemas): JsonObject => {
  const originalOf = (name: string): string => {
    const original = name.replace(/_\d+$/, "")
    return original in schemas && isSame(plain(schemas[name]), plain(schemas[original])) ? original : name
  }
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => originalOf(name) === name))
  return mapObject({ ...contract, components: { ...componentsOf(contract), schemas: kept } }, ({ $ref, ...rest }) => {
    if (typeof $ref !== "string") return $ref === undefined ? rest : { $ref, ...rest }
    const name = $ref.split("/").at(-1) ?? ""
    return { $ref: $ref.slice(0, $ref.length - name.length) + originalOf(name), ...rest }
  })
}

const plain = (schema: Json | undefined): string =>
  JSON.stringify(schema).replaceAll(/(#\/components\/schemas\/\w+?)_\d+"/g, '$1"')

export const componentsOf = ({ components }: JsonObject): JsonObject => isObject(components) ? components : {}

export const schemasOf = (contract: JsonObject): Schemas => {
  const { schemas } = componentsOf(contract)
  return isObject(schemas)
    ? Object.fromEntries(Object.entries(schemas).flatMap(([name, one]) => isObject(one) ? [[name, one]] : []))
    : {}
}

/** What is sent to us is closed, an unknown field being refused. What we answer may gain fields. */
export const openAnswers = (contract: JsonObject): JsonObject => {
  const schemas = schemasOf(contract)
  const requested = new Set<string>()
  const visit = (value: Json | undefined): void => {
    for (const name of referencesIn(value, "schemas")) {
      if (requested.has(name)) continue
      requested.add(name)
      visit(schemas[name])
    }
  }
  const opened = mapObject(contract, (object) => {
    const { responses, requestBody } = object
    visit(requestBody)
    return responses === undefined ? object : { ...object, responses: withoutLocks(responses) }
  })
  const open = Object.entries(schemas).map(([name, schema]) => [
    name,
    requested.has(name) ? schema : withoutLocks(schema),
  ])
  return { ...opened, components: { ...componentsOf(opened), schemas: Object.fromEntries(open) } }
}

const withoutLocks = (value: Json): Json =>
  mapObjects(
    value,
    ({ additionalProperties, ...rest }) =>
      additionalProperties === undefined || additionalProperties === false ? rest : { additionalProperties, ...rest },
  )

/** A shape with all fields of another one, and more, is described as an extension of it. */
export const extending = (contract: JsonObject): JsonObject => {
  const schemas = schemasOf(contract)
  const open = Object.entries(schemas).filter(([, schema]) => isOpen(schema)).toSorted((a, b) =>
    fields(b[1]) - fields(a[1])
  )
  const shared = Object.entries(schemas).map(([name, schema]) => {
    const base = open.find(([other, { properties }]) =>
      other !== name && isOpen(schema) && fieldCount(properties) >= 5 && contains(schema, schemas[other])
    )
    return [name, base === undefined ? schema : without(schema, base)]
  })
  return { ...contract, components: { ...componentsOf(contract), schemas: Object.fromEntries(shared) } }
}

const isOpen = ({ type, properties, additionalProperties }: JsonObject): boolean =>
  type === "object" && isObject(properties) && additionalProperties === undefined

const fieldCount = (properties: Json | undefined): number => isObject(properties) ? Object.keys(properties).length : 0
const fields = ({ properties }: JsonObject): number => fieldCount(properties)

const contains = ({ properties: all }: JsonObject, part: JsonObject | undefined): boolean =>
  isObject(all) && part !== undefined && isObject(part["properties"]) &&
  fieldCount(all) > fieldCount(part["properties"]) &&
  Object.entries(part["properties"]).every(([name, field]) => isSame(field, all[name]))

const without = ({ properties, required, ...rest }: JsonObject, [name, base]: readonly [string, JsonObject]) => {
  const known = isObject(base["properties"]) ? base["properties"] : {}
  const isNew = (field: Json) => typeof field === "string" && !(field in known)
  return {
    allOf: [{ $ref: `#/components/schemas/${name}` }, {
      ...rest,
      properties: Object.fromEntries(
        Object.entries(isObject(properties) ? properties : {}).filter(([key]) => isNew(key)),
      ),
      required: isList(required) ? required.filter(isNew) : [],
    }],
  }
}
