import { requestSeconds } from "#domain/kernel/metrics.ts"
import { spanOf, traceparentHeader, traceparentOf } from "#domain/kernel/trace-context.ts"
import type { Ports } from "#domain/ports.ts"
import { getConnInfo } from "@hono/node-server/conninfo"
import { Clock, Context, Effect, Exit, Metric, Option, Tracer } from "effect"
import type { Context as Call, MiddlewareHandler } from "hono"
import type { BlockList } from "node:net"
import { addressIn, isIn } from "./network-address.ts"
import { routeOf } from "./route-of.ts"

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

class ServerError extends Error {
  override readonly name = "ServerError"
}

/**
 * One measurement of each request and, where traces are recorded, one span: what is done for the request finds it in the header
 * that a caller would use. Of callers only trusted proxies are believed: a stranger's trace is not continued.
 */
export const traceRequests = (trusted: BlockList) =>
  Effect.map(Effect.context<Ports>(), (context): MiddlewareHandler => {
    const tracer = Context.get(context, Tracer.Tracer)
    const clock = Context.get(context, Clock.Clock)
    const isTraced = tracer !== Tracer.nativeTracer
    return async (c, next) => {
      const { headers } = c.req.raw
      const given = isTraced && headers.has(traceparentHeader) && isIn(trusted, peerOf(c))
        ? spanOf(headers.get(traceparentHeader))
        : null
      headers.delete(traceparentHeader)
      const span = isTraced ? begun(tracer, clock, given) : null
      if (span !== null) headers.set(traceparentHeader, traceparentOf(span))
      const began = performance.now()
      await next()
      const method = methods.has(c.req.method) ? c.req.method : "_OTHER"
      const about = {
        "http.request.method": method,
        "http.route": routeOf(c),
        "http.response.status_code": String(c.res.status),
      }
      Metric.withAttributes(requestSeconds, about).updateUnsafe((performance.now() - began) / 1000, context)
      if (span === null) return
      for (const [key, value] of Object.entries(about)) span.attribute(key, value)
      span.end(clock.currentTimeNanosUnsafe(), c.res.status < 500 ? Exit.void : Exit.fail(new ServerError()))
    }
  })

const peerOf = (c: Call): string => addressIn(getConnInfo(c).remote.address ?? "") ?? "127.0.0.1"

const begun = (tracer: Tracer.Tracer, clock: Clock.Clock, parent: Tracer.ExternalSpan | null): Tracer.Span =>
  tracer.span({
    // The route is known when the request has been answered.
    name: "request",
    parent: Option.fromNullOr(parent),
    annotations: Context.empty(),
    links: [],
    startTime: clock.currentTimeNanosUnsafe(),
    kind: "server",
    root: parent === null,
    sampled: true,
  })
