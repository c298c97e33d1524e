import { isList, isObject, type Json, type JsonObject, mapObject, mapObjects, textOf } from "./json.ts"
import { componentsOf } from "./share-schemas.ts"

/** Every call refuses in the same ways: one shape, and one description of each status. */
export const withSharedFailures = (contract: JsonObject): JsonObject => {
  const failures = new Map<string, Json>()
  const shared = mapObject(contract, (object) => {
    const { responses } = object
    if (!isObject(responses)) return object
    const answers = Object.entries(responses).map(([status, answer]) => {
      if (!/^[45]\d\d$/.test(status) || !isObject(answer) || "$ref" in answer) return [status, answer]
      failures.set(`Failure${status}`, {
        description: answer["description"] ?? "",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      })
      return [status, { $ref: `#/components/responses/Failure${status}` }]
    })
    return { ...object, responses: Object.fromEntries(answers) }
  })
  const { schemas, ...components } = componentsOf(shared)
  const one = isObject(schemas) && isObject(schemas["Failure400"]) ? schemas["Failure400"] : {}
  const properties = isObject(one["properties"]) ? one["properties"] : {}
  const { description: _, ...shape } = one
  const failure = { ...shape, properties: { ...properties, code: { type: "integer" } } }
  const others = Object.entries(isObject(schemas) ? schemas : {}).filter(([name]) => !/^Failure\d+$/.test(name))
  return {
    ...shared,
    components: {
      ...components,
      schemas: { ...Object.fromEntries(others), Failure: failure },
      responses: Object.fromEntries([...failures].toSorted(([a], [b]) => a < b ? -1 : 1)),
    },
  }
}

/** What several calls take or answer is described once, under the name of the first call that has it. */
export const withSharedParts = (contract: JsonObject): JsonObject => {
  const { paths = {} } = contract
  const counts = new Map<string, number>()
  eachPart(paths, (_, part) => {
    const text = JSON.stringify(part)
    counts.set(text, (counts.get(text) ?? 0) + 1)
    return part
  })
  const names = new Map<string, string>()
  const named: Record<Kind, Record<string, Json>> = { parameters: {}, requestBodies: {}, responses: {} }
  const shared = eachPart(paths, (kind, part, operation) => {
    const text = JSON.stringify(part)
    if ("$ref" in part || counts.get(text) === 1) return part
    const name = names.get(text) ?? unused(nameOf(kind, part, operation), named[kind])
    names.set(text, name)
    named[kind][name] = part
    return { $ref: `#/components/${kind}/${name}` }
  })
  const components = componentsOf(contract)
  const merged = Object.entries(named).map(([kind, parts]) => {
    const present = components[kind]
    return [kind, { ...(isObject(present) ? present : {}), ...parts }]
  })
  return { ...contract, paths: shared, components: { ...components, ...Object.fromEntries(merged) } }
}

type Kind = "parameters" | "requestBodies" | "responses"

const eachPart = (paths: Json, change: (kind: Kind, part: JsonObject, operation: string) => Json): Json =>
  mapObjects(paths, (object) => {
    const { parameters, requestBody, responses, operationId } = object
    if (typeof operationId !== "string") return object
    const changed = (kind: Kind, part: Json) => isObject(part) ? change(kind, part, operationId) : part
    return {
      ...object,
      ...(isList(parameters) ? { parameters: parameters.map((one) => changed("parameters", one)) } : {}),
      ...(requestBody === undefined ? {} : { requestBody: changed("requestBodies", requestBody) }),
      ...(isObject(responses) ? { responses: mapValues(responses, (one) => changed("responses", one)) } : {}),
    }
  })

const mapValues = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

const nameOf = (kind: Kind, part: JsonObject, operation: string): string => {
  const [, call = ""] = operation.split(".")
  const title = call.slice(0, 1).toUpperCase() + call.slice(1)
  return kind === "parameters" ? textOf(part["name"]) : `${title}${kind === "responses" ? "Answer" : "Body"}`
}

const unused = (wanted: string, taken: JsonObject): string => {
  let name = wanted
  for (let n = 2; name in taken; n++) name = `${wanted}${n}`
  return name
}
