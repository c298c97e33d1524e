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

/** A whole number in an address is written in digits, and others as in JSON: the framework would also take 1.0, or +1 and .5. */
export class PlainNumbers
  extends HttpApiMiddleware.Service<PlainNumbers>()("app-api/rest/PlainNumbers", { error: BadRequest })
{}

const shapes = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/ }

type Numbers = ReadonlyArray<readonly [name: string, type: keyof typeof shapes]>

const known = new WeakMap<HttpApiEndpoint.Top, Numbers>()

const numbersIn = (endpoint: HttpApiEndpoint.Top): Numbers => {
  const found = known.get(endpoint) ??
    Object.entries(queryFields(endpoint.query)).flatMap(([name, field]): Numbers => {
      const type = isObject(field) ? field["type"] : undefined
      return type === "integer" || type === "number" ? [[name, type]] : []
    })
  known.set(endpoint, found)
  return found
}

export const layer = Layer.succeed(
  PlainNumbers,
  (effect, { endpoint }) =>
    Effect.gen(function*() {
      const { url } = yield* HttpServerRequest.HttpServerRequest
      const query = new URLSearchParams(url.split("?")[1] ?? "")
      const wrong = numbersIn(endpoint).filter(([name, type]) =>
        query.getAll(name).some((text) => !shapes[type].test(text))
      )
      if (wrong.length === 0) return yield* effect
      const issues = wrong.map(([name, type]) => brokenRule(name, "type", { type }))
      const refusal = new MalformedRequest({ issues })
      return yield* Effect.fail({
        code: 400 as const,
        message: refusal.message,
        data: reasonOf(refusal, yield* requestId),
      })
    }),
)
