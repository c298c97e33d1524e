import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { MalformedRequest } from "#domain/kernel/errors.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import type { Ports } from "#domain/ports.ts"
import { takeReport } from "#domain/usage/shared/take-report.ts"
import { UsageCollection } from "#domain/usage/usage-collection.ts"
import { Effect, Result } from "effect"
import { Hono } from "hono"
import { envelopeOf } from "../request/envelope-of.ts"
import { reasonOf } from "../request/failure-reason.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { statusOf } from "../request/status-of.ts"
import type { AppEnv } from "./caller-network.ts"

/** The most bytes that the query of a report may have. */
const maxLength = 4000

/** Pages of other servers may report here, too: without this, their browsers would count an answer as a failure. */
const headers = { "cross-origin-resource-policy": "cross-origin" }

/** The collector of usage reports, where this server is one; elsewhere the address does not exist. */
export const collect = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  const { isOn } = yield* UsageCollection
  const app = new Hono<AppEnv>()
  if (!isOn) return app
  app.get("/collect", async (c) => {
    const id = c.req.header(requestIdHeader) ?? ""
    // Who does not want to be counted need not say why, nor be understood.
    if (c.req.header("sec-gpc") === "1") return c.body(null, 204, headers)
    const { search } = new URL(c.req.url)
    if (Buffer.byteLength(search) - 1 > maxLength) {
      return envelopeOf(413, id, ["RequestTooLarge", "A report has at most 4 kB"], headers)
    }
    const work = Effect.flatMap(Effect.fromResult(fieldsOf(new URLSearchParams(search))), takeReport).pipe(
      Effect.provideService(CallerNetwork, c.get("network")),
      Effect.result,
    )
    const taken = await Effect.runPromiseWith(ports)(work)
    if (Result.isSuccess(taken)) return c.body(null, 204, headers)
    const { failure } = taken
    const { status, code } = statusOf(failure.kind)
    const after = "retryAfter" in failure ? { "retry-after": String(Math.ceil(failure.retryAfter)) } : {}
    const body = { code, message: failure.message, data: reasonOf(failure, id) }
    return Response.json(body, { status, headers: { ...headers, ...after } })
  })
  return app
})

/** Each field once. */
const fieldsOf = (query: URLSearchParams): Result.Result<Readonly<Record<string, string>>, MalformedRequest> => {
  const names = [...query.keys()]
  const twice = names.find((name, nth) => names.indexOf(name) !== nth)
  return twice === undefined
    ? Result.succeed(Object.fromEntries(query))
    : Result.fail(new MalformedRequest({ issues: [brokenRule(twice, "once")] }))
}
