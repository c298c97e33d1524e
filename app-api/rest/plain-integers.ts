import { MalformedRequest } from "#domain/kernel/errors.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { Effect, Layer } from "effect"
import { HttpServerRequest } from "effect/http"
import { type HttpApiEndpoint, HttpApiMiddleware } from "effect/http-api"
import { reasonOf } from "../request/failure-reason.ts"
import { requestId } from "../request/request-id.ts"
import { BadRequest } from "./errors.ts"
import { isObject } from "./published/json.ts"
import { queryFields } from "./query-fields.ts"

/** A whole number in an address is written in digits: the framework would also take 1e3, +1 and 1.0. */
export class PlainIntegers
  extends HttpApiMiddleware.Service<PlainIntegers>()("app-api/rest/PlainIntegers", { error: BadRequest })
{}

const known = new WeakMap<HttpApiEndpoint.Top, ReadonlyArray<string>>()

const integersIn = (endpoint: HttpApiEndpoint.Top): ReadonlyArray<string> => {
  const found = known.get(endpoint) ??
    Object.entries(queryFields(endpoint.query)).flatMap(([name, field]) =>
      isObject(field) && field["type"] === "integer" ? [name] : []
    )
  known.set(endpoint, found)
  return found
}

export const layer = Layer.succeed(
  PlainIntegers,
  (effect, { endpoint }) =>
    Effect.gen(function*() {
      const { url } = yield* HttpServerRequest.HttpServerRequest
      const query = new URLSearchParams(url.split("?")[1] ?? "")
      const wrong = integersIn(endpoint).filter((name) => query.getAll(name).some((text) => !/^-?\d+$/.test(text)))
      if (wrong.length === 0) return yield* effect
      const issues = wrong.map((name) => brokenRule(name, "type", { type: "integer" }))
      const refusal = new MalformedRequest({ issues })
      return yield* Effect.fail({
        code: 400 as const,
        message: refusal.message,
        data: reasonOf(refusal, yield* requestId),
      })
    }),
)
