import { Api } from "../api.ts"
import { queryFields } from "../query-fields.ts"
import { isList, isObject, type Json, type JsonObject, mapObject, textOf } from "./json.ts"

/** Gives the numbers and flags in a query their types. */
export const withQueryTypes = (contract: JsonObject): JsonObject => {
  const fields = new Map<string, JsonObject>(
    Object.values(Api.groups).flatMap((group) =>
      Object.values(group.endpoints).map((endpoint) =>
        [`${group.identifier}.${endpoint.identifier}`, queryFields(endpoint.query)] as const
      )
    ),
  )
  return mapObject(contract, (object) => {
    const { operationId, parameters } = object
    const types = fields.get(textOf(operationId))
    if (types === undefined || !isList(parameters)) return object
    const typed = parameters.map((parameter) => {
      if (!isObject(parameter) || parameter["in"] !== "query") return parameter
      const schema = types[textOf(parameter["name"])]
      return schema === undefined || isText(schema) ? parameter : Object.assign({}, parameter, { schema })
    })
    return { ...object, parameters: typed }
  })
}

const isText = (schema: Json): boolean => !isObject(schema) || "$ref" in schema || schema["type"] === "string"
