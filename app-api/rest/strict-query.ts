import { MalformedRequest } from "#domain/kernel/errors.ts"
import { type BrokenRule, brokenRule } from "#domain/kernel/rules.ts"
import { Effect, Layer } from "effect"
import { HttpServerRequest } from "effect/http"
import { type HttpApiEndpoint, HttpApiMiddleware } from "effect/http-api"
import { reasonOf } from "../request/failure-reason.ts"
import { requestId } from "../request/request-id.ts"
import { BadRequest } from "./errors.ts"
import { isObject, textOf } from "./published/json.ts"
import { queryFields } from "./query-fields.ts"

/** Refuses what the framework would let pass or name wrongly: a parameter that is given twice, and a number in another form (it takes 1.0, +1 and .5). */
export class StrictQuery
  extends HttpApiMiddleware.Service<StrictQuery>()("app-api/rest/StrictQuery", { error: BadRequest })
{}

/** A whole number in an address is written in digits, and others as in JSON. */
const shapes: Readonly<Record<string, RegExp>> = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/ }

type Types = ReadonlyArray<readonly [name: string, type: string]>

const known = new WeakMap<HttpApiEndpoint.Top, Types>()

const typesIn = (endpoint: HttpApiEndpoint.Top): Types => {
  const found = known.get(endpoint) ??
    Object.entries(queryFields(endpoint.query)).map(([name, field]) =>
      [name, isObject(field) ? textOf(field["type"]) : ""] as const
    )
  known.set(endpoint, found)
  return found
}

const wrongInQuery = (endpoint: HttpApiEndpoint.Top, url: string): ReadonlyArray<BrokenRule> => {
  const query = new URLSearchParams(url.split("?")[1] ?? "")
  return typesIn(endpoint).flatMap(([name, type]) => {
    const given = query.getAll(name)
    if (given.length > 1) return [brokenRule(name, "once")]
    return given.every((text) => shapes[type]?.test(text) ?? true) ? [] : [brokenRule(name, "type", { type })]
  })
}

export const layer = Layer.succeed(
  StrictQuery,
  (effect, { endpoint }) =>
    Effect.gen(function*() {
      const { url } = yield* HttpServerRequest.HttpServerRequest
      const issues = wrongInQuery(endpoint, url)
      if (issues.length === 0) return yield* effect
      const refusal = new MalformedRequest({ issues })
      return yield* Effect.fail({
        code: 400 as const,
        message: refusal.message,
        data: reasonOf(refusal, yield* requestId),
      })
    }),
)
