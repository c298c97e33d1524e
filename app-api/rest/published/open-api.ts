import { OpenApi } from "effect/http-api"
import { Api } from "../api.ts"
import { about, withCommonSecurity } from "./about.ts"
import { isObject, type JsonObject, mapObject } from "./json.ts"
import { withQueryTypes } from "./query-types.ts"
import { withSharedFailures, withSharedParts } from "./share-parts.ts"
import { extending, openAnswers, schemasOf, withoutCopies } from "./share-schemas.ts"
import { tidySchemas } from "./tidy-schemas.ts"
import { uploadPaths } from "./upload-paths.ts"

/** The published contract: OpenAPI 3.1, from the same schemas that read the requests, under the name of the product. */
export const openApi = (brand: string): JsonObject => {
  const generated: JsonObject = JSON.parse(JSON.stringify(OpenApi.fromApi(Api)))
  const steps: ReadonlyArray<(contract: JsonObject) => JsonObject> = [
    (contract) => withoutCopies(contract, schemasOf(contract)),
    withQueryTypes,
    tidySchemas,
    openAnswers,
    extending,
    withUploads,
    withoutImpossible,
    (contract) => mapObject(contract, (object) => "operationId" in object ? withCommonSecurity(object) : object),
    withSharedFailures,
    withSharedParts,
    (contract) => about(contract, brand),
  ]
  return steps.reduce((contract, step) => step(contract), generated)
}

const withUploads = ({ paths, ...rest }: JsonObject): JsonObject => {
  const known = isObject(paths) ? paths : {}
  const joined = mapEntries(uploadPaths, (methods, path) => ({ ...partOf(known, path), ...methods }))
  return { ...rest, paths: { ...known, ...joined } }
}

/**
 * A full disk refuses what would be stored: what only reads or deletes goes on. Only what has a body can have one of
 * the wrong kind.
 */
const withoutImpossible = (contract: JsonObject): JsonObject => ({
  ...contract,
  paths: mapEntries(partOf(contract, "paths"), (methods) =>
    mapEntries(methods, (call, method) =>
      without(call, [
        ...(method === "get" || method === "delete" ? ["507"] : []),
        ...("requestBody" in call ? [] : ["415"]),
      ]))),
})

const mapEntries = (object: JsonObject, change: (item: JsonObject, key: string) => JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, item]) => [key, isObject(item) ? change(item, key) : item]))

const without = (call: JsonObject, statuses: ReadonlyArray<string>): JsonObject => {
  const responses = Object.entries(partOf(call, "responses")).filter(([status]) => !statuses.includes(status))
  return { ...call, responses: Object.fromEntries(responses) }
}

/** Every call of a contract. */
export const operationsOf = (contract: JsonObject) =>
  Object.entries(partOf(contract, "paths")).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).flatMap(([method, call]) =>
      isObject(call) ? [{ path, method: method.toUpperCase(), call }] : []
    )
  )

/** The object at this place of a contract; empty if there is none. */
export const partOf = (contract: JsonObject, ...keys: ReadonlyArray<string>): JsonObject =>
  keys.reduce((part, key) => {
    const next = part[key]
    return isObject(next) ? next : {}
  }, contract)
