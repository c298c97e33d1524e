import { isList, isObject, type Json, type JsonObject, textOf } from "#api/rest/published/json.ts"
import { operationsOf, partOf } from "#api/rest/published/open-api.ts"
import { invalidValues } from "#tests/support/contract/invalid-values.ts"
import { contract, resolved, validValues } from "#tests/support/contract/valid-values.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { Option, Schema } from "effect"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const server = aServer()

interface Request {
  readonly path: JsonObject
  readonly query: JsonObject
  readonly body: Json | undefined
}

const operations = operationsOf(contract).filter(({ path }) => path.startsWith("/api/") && path !== "/api/uploads/{id}")
  .map(({ path, method, call }) => {
    const parameters = isList(call["parameters"]) ? call["parameters"].map(resolved) : []
    const place = (kind: string): JsonObject => {
      const found = parameters.filter((parameter) => parameter["in"] === kind)
      return {
        type: "object",
        properties: Object.fromEntries(found.map(({ name, schema = {} }) => [textOf(name), schema])),
        required: found.filter(({ required }) => required === true).map(({ name = "" }) => name),
      }
    }
    const body = partOf(resolved(call["requestBody"]), "content", "application/json")["schema"]
    return { name: `${method} ${path}`, method, path, places: { path: place("path"), query: place("query"), body } }
  })

const text = (value: Json | undefined): string => typeof value === "string" ? value : JSON.stringify(value)

const send = async (method: string, address: string, { path, query, body }: Request, as: "ada" | "bob" = "ada") => {
  const url = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(path[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, text(value)]),
  ).toString()
  const response = await ask(`${server.url}${url}${search === "" ? "" : `?${search}`}`, method, {
    as,
    ...(body === undefined ? {} : { json: body }),
  })
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true
  if (!isJson) await response.body?.cancel()
  const refusal = isJson ? Option.getOrNull(Schema.decodeUnknownOption(Refusal)(await response.json())) : null
  return { status: response.status, ...refusal?.data }
}

const Refusal = Schema.Struct({
  data: Schema.Struct({
    error_code: Schema.String,
    issues: Schema.optionalKey(Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String }))),
  }),
})

const requestsOf = ({ path, query, body }: (typeof operations)[number]["places"]): fc.Arbitrary<Request> =>
  fc.record({
    path: validValues(path).map((value) => isObject(value) ? value : {}),
    query: validValues(query).map((value) => isObject(value) ? value : {}),
    body: body === undefined ? fc.constant(undefined) : validValues(body),
  })

/** Where little can vary, a sample has the same request many times. */
const differing = (requests: ReadonlyArray<Request>): ReadonlyArray<Request> => [
  ...new Map(requests.map((request) => [JSON.stringify(request), request])).values(),
]

describe("the published contract and the server agree", () => {
  it.each(operations)("$name takes whatever the contract allows", async ({ method, path, places }) => {
    await Promise.all(
      differing(fc.sample(requestsOf(places), { numRuns: 12, seed: 7 })).map(async (request) => {
        // Logging out ends the session, which the others need.
        const answer = await send(method, path, request, path === "/api/auth/logout" ? "bob" : "ada")
        const about = JSON.stringify([request, answer]).slice(0, 600)
        assert.notStrictEqual(answer.error_code, "MalformedRequest", about)
        assert.notInclude([404, 405, 500], answer.status, about)
      }),
    )
  })

  it.each(operations)("$name refuses what it forbids, by field and rule", async ({ method, path, places }) => {
    const [valid] = fc.sample(requestsOf(withAllFields(places)), { numRuns: 1, seed: 7 })
    if (valid === undefined) return assert.fail("no valid request")
    await Promise.all(
      faultsOf(places, valid).map(async ({ request, fault }) => {
        const answer = await send(method, path, request)
        const about = JSON.stringify([fault, request, answer]).slice(0, 600)
        assert.strictEqual(answer.status, 400, about)
        const fields = (answer.issues ?? []).map(({ field }) => field)
        assert.include(fields, fault.length === 0 ? "body" : fault.join("."), about)
        assert.isTrue((answer.issues ?? []).every(({ rule }) => rule !== "format"), about)
      }),
    )
  })
})

/** The request with each fault that its form can have. */
const faultsOf = (places: (typeof operations)[number]["places"], valid: Request) =>
  (["path", "query", "body"] as const).flatMap((place) => {
    const schema = places[place]
    if (schema === undefined) return []
    return invalidValues(schema, valid[place] ?? null).flatMap(({ value, path: fault }) =>
      place === "body" || (isObject(value) && isSendable(schema, value, fault))
        ? [{ request: changed(valid, place, value), fault }]
        : []
    )
  })

const changed = (request: Request, place: keyof Request, value: Json): Request => {
  if (place === "body") return { ...request, body: value }
  return isObject(value) ? { ...request, [place]: value } : request
}

/** So that each field can be made wrong. */
const withAllFields = ({ path, query, body }: (typeof operations)[number]["places"]) => ({
  path,
  query: complete(query),
  body: body === undefined ? undefined : complete(body),
})

const complete = (part: Json): JsonObject => {
  const schema = resolved(part)
  const { properties, items } = schema
  if (items !== undefined) return { ...schema, items: complete(items), minItems: 1 }
  if (!isObject(properties)) return schema
  const fields = Object.entries(properties).map(([name, field]) => [name, complete(field)])
  return { ...schema, properties: Object.fromEntries(fields), required: Object.keys(properties) }
}

/** In an address all is text: a number for text is text, and what is empty or missing in a path is another address. */
const isSendable = (schema: Json, value: JsonObject, [name = ""]: ReadonlyArray<string>): boolean => {
  const { type } = resolved(partOf(resolved(schema), "properties")[name])
  const wrong = value[name]
  return type !== "string" || (typeof wrong === "string" && wrong !== "")
}
