import { wireName } from "#domain/kernel/broken-rules.ts"
import { Schema } from "effect"
import { isObject, type JsonObject } from "./published/json.ts"

/** What a query holds, each field as JSON Schema says it: in an address all of them travel as text. */
export const queryFields = (query: Schema.Top | undefined): JsonObject => {
  if (query === undefined) return {}
  const { schema } = Schema.toJsonSchemaDocument(Schema.toType(query))
  const document: JsonObject = JSON.parse(JSON.stringify(schema))
  const { properties } = document
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).map(([name, field]) => [wireName(name), field]),
  )
}
