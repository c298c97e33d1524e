import { snakeCase } from "#domain/kernel/wire.ts"
import { Schema } from "effect"
import { isObject, type JsonObject } from "./published/json.ts"

/** What a query holds besides text, each field as JSON Schema says it: in an address all of them travel as text. */
export const queryFields = (query: Schema.Top | undefined): JsonObject => {
  if (query === undefined) return {}
  const { schema } = Schema.toJsonSchemaDocument(Schema.toType(query))
  const document: JsonObject = JSON.parse(JSON.stringify(schema))
  const { properties } = document
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) =>
      isObject(field) && !("$ref" in field) && field["type"] !== "string" ? [[snakeCase(name), field]] : []
    ),
  )
}
